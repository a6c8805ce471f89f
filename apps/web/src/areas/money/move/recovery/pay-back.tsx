import type { Instrument } from '@dayfare/api/money/queries';
import type { RecoveryReceipt } from '@dayfare/api/money/recovery/recovery-queries';
import type { Proof } from '@dayfare/api/money/settings/proofs-queries';
import { minorUnits } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { instrumentKind } from '../../../../kit/money/format/instruments.ts';
import { dayWords } from '../../../../kit/money/format/when.ts';
import type { Move } from '../../../../kit/money/move/use-move.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import type { PayBackRequest } from './recovery-move.ts';

export interface PayBackProps {
  deduction: Proof;
  /** Accounts that were linked at their bank. */
  accounts: readonly Instrument[];
  move: Move<PayBackRequest, RecoveryReceipt>;
}

interface Values {
  readonly account: string;
}

interface PayFromProps {
  accounts: readonly Instrument[];
  /** The id of the account chosen. */
  value: string;
  onChange: (account: string) => void;
  error: string | undefined;
}

/** The accounts that it can come from, or the way to link one. */
function PayFrom({ accounts, value, onChange, error }: PayFromProps) {
  const t = useTexts('money/move/recovery');
  const { t: words } = useMoneyView(useCurrency() ?? 'USD');
  if (accounts.length === 0)
    return (
      <Stack gap={2} align="start">
        <Text>{t('noAccount')}</Text>
        <Link variant="standalone" href={pathTo('/ewa/accounts/link')}>
          {t('link')}
        </Link>
      </Stack>
    );
  return (
    <RadioGroup
      label={t('from')}
      options={accounts.map((one) => ({
        value: String(one.id),
        label: one.name,
        description: instrumentKind(one, words),
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

/** What is owed, the account that it comes from, and a button that names the amount. */
export function PayBack({ deduction, accounts, move }: PayBackProps) {
  const t = useTexts('money/move/recovery');
  const currency = useCurrency() ?? 'USD';
  const view = useMoneyView(currency);
  const amount = deduction.amount ?? minorUnits(0);
  const date = dayWords(deduction.date, view.language);
  const initial: Values = { account: accounts[0] ? String(accounts[0].id) : '' };
  const form = useSubmit({
    form: 'money/pay-back',
    initial,
    secret: [],
    check: ({ account }): { account?: 'choose' } | null => (account === '' ? { account: 'choose' } : null),
    send: ({ account }) => move.send({ instrumentId: Number(account), deductionId: deduction.id, amount }),
  });
  const { values, problems } = form;
  const refused = move.receipt?.refused;
  const isOnItsWay = refused === 'OnItsWay';
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/ewa/home')}
      onSubmit={() => void form.submit()}
      footer={
        accounts.length > 0 &&
        !isOnItsWay && (
          <SubmitButton submission={form} pendingLabel={t('paying')}>
            {t('pay', { amount: view.money(amount) })}
          </SubmitButton>
        )
      }
    >
      <Stack gap={5}>
        <FormStatus submission={form} title={t('notPaid')} />
        {refused && (
          <Banner
            tone={isOnItsWay ? 'info' : 'warning'}
            isAnnounced
            title={t(isOnItsWay ? 'onItsWay' : 'notPaid')}
          >
            <Stack gap={2} align="start">
              <Text>{t(`outcomes.${refused}`)}</Text>
              {refused === 'BankLoginRequired' && (
                <Link
                  variant="standalone"
                  href={pathTo('/ewa/accounts/link', {}, { account: values.account })}
                >
                  {t('signIn')}
                </Link>
              )}
            </Stack>
          </Banner>
        )}
        <Amount minor={amount} currency={currency} size="hero" />
        <Text>{t('intro', { date })}</Text>
        {!isOnItsWay && (
          <>
            <PayFrom
              accounts={accounts}
              value={values.account}
              onChange={(account) => form.change({ account })}
              error={problems.account && t('choose')}
            />
            <Link variant="standalone" href={pathTo('/ewa/proofs/:id', { id: deduction.id })}>
              {t('instead')}
            </Link>
          </>
        )}
      </Stack>
    </TaskFrame>
  );
}
