import { recover } from '@dayfare/api/money/access-plus-queries';
import { type Proof, refreshAfterProof } from '@dayfare/api/money/proofs-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { minorUnits, type RecoveryOutcome } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import type { Failure } from '../../../platform/failures/failure.ts';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { proofPath } from '../proofs/paths.ts';
import { instrumentKind } from '../view/instruments.ts';
import { homePath, linkPath } from '../view/steps.ts';
import { dayWords } from '../view/when.ts';
import { Doubt } from './doubt.tsx';

/** Props of {@link PayBack}. */
export interface PayBackProps {
  deduction: Proof;
  /** Accounts that were linked at their bank. */
  accounts: readonly Instrument[];
  /** Called before the request is sent. */
  onSent: () => void;
}

interface Values {
  readonly account: string;
}

/** Whether the debit itself was refused: a refusal in front of it says nothing about an earlier try. */
const isRefusal = (failure: Failure) =>
  failure.kind === 'refused' &&
  ['InvalidRequest', 'BusinessNotChosen', 'TransferClosed'].includes(failure.code);

/** What is owed, the account that it comes from, and a button that names the amount. */
export function PayBack({ deduction, accounts, onSent }: PayBackProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('money/access-plus');
  const currency = useCurrency() ?? 'USD';
  const view = useMoneyView(currency);
  const [outcome, setOutcome] = useState<RecoveryOutcome | null>(null);
  // Names this intent: the same until the bank has answered, so that sending it again moves nothing twice.
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  // Once an answer was lost, a refusal of the next try says nothing about the one before; a browser may have made that one by itself.
  const [isInDoubt, setInDoubt] = useState(false);
  const amount = deduction.amount ?? minorUnits(0);
  const date = dayWords(deduction.date, view.language);
  const initial: Values = { account: accounts[0] ? String(accounts[0].id) : '' };
  const form = useSubmit({
    form: 'money/pay-back',
    initial,
    secret: [],
    check: ({ account }): { account?: 'choose' } | null => (account === '' ? { account: 'choose' } : null),
    send: ({ account }) => {
      setOutcome(null);
      onSent();
      return recover(api, { instrumentId: Number(account), deductionId: deduction.id }, intent);
    },
    onFailed: (failed) => setInDoubt((was) => was || !isRefusal(failed)),
    onDone: async (refused) => {
      setInDoubt(false);
      setOutcome(refused);
      setIntent(crypto.randomUUID());
      await refreshAfterProof(client);
    },
  });
  const { values, problems, failure } = form;
  return (
    <AccountFrame
      title={t('titles.page')}
      backTo={homePath}
      onSubmit={() => void form.submit()}
      footer={
        accounts.length > 0 && (
          <SubmitButton submission={form} pendingLabel={t('paying')}>
            {t('pay', { amount: view.money(amount) })}
          </SubmitButton>
        )
      }
    >
      <Stack gap={5}>
        {failure && failure.kind !== 'session' && <Doubt failure={failure} isInDoubt={isInDoubt} />}
        {outcome && (
          <Banner tone="warning" isAnnounced title={t('notPaid')}>
            <Stack gap={2} align="start">
              <Text>{t(`outcomes.${outcome}`)}</Text>
              {outcome === 'BankLoginRequired' && (
                <Link variant="standalone" href={`${linkPath}?account=${values.account}`}>
                  {t('signIn')}
                </Link>
              )}
            </Stack>
          </Banner>
        )}
        <Amount minor={amount} currency={currency} size="hero" />
        <Text>{t('intro', { date })}</Text>
        {accounts.length > 0 ? (
          <RadioGroup
            label={t('from')}
            options={accounts.map((one) => ({
              value: String(one.id),
              label: one.name,
              description: instrumentKind(one, view.t),
            }))}
            value={values.account}
            onChange={(account) => {
              setIntent(crypto.randomUUID());
              form.change({ account });
            }}
            error={problems.account && t('choose')}
          />
        ) : (
          <Stack gap={2} align="start">
            <Text>{t('noAccount')}</Text>
            <Link variant="standalone" href={linkPath}>
              {t('link')}
            </Link>
          </Stack>
        )}
        <Link variant="standalone" href={proofPath(deduction.id)}>
          {t('instead')}
        </Link>
      </Stack>
    </AccountFrame>
  );
}
