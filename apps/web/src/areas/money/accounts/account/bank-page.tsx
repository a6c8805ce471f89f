import { addAccount, replaceInstruments } from '@dayfare/api/money/accounts/accounts-queries';
import { bankAccountType, defaultBankAccountType } from '@dayfare/domain/money';
import { MaskedField } from '@dayfare/ui/masked-field';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import {
  type BankProblems,
  type BankValues,
  bankProblems,
  digitsOf,
} from '../../../../kit/money/accounts/bank-values.ts';
import { RoutingField } from '../../../../kit/money/accounts/routing-field.tsx';
import { useLinkingEvents } from '../../../../kit/money/accounts/use-linking-events.ts';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import { useKeyedRequest } from '../../../../kit/money/move/use-keyed-request.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { ProofStep } from '../../../../kit/money/proof/proof-step.tsx';
import { useProofDemand } from '../../../../kit/money/proof/use-proof-demand.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

export const title = 'money/accounts/account:titles.bank';

const initial: BankValues = { routing: '', account: '', again: '', type: defaultBankAccountType };
const refusals: Readonly<Record<string, BankProblems>> = {
  RoutingNumberNotValid: { routing: 'RoutingNumberNotValid' },
  AccountNumberNotValid: { account: 'AccountNumberNotValid' },
  InstrumentExists: { account: 'InstrumentExists' },
  // The sheet that asks for the code says the rest.
  ProofRequired: {},
};

/** A bank account by its numbers. */
export function BankScreen() {
  const { api, notices } = useApp();
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { keep } = useWayBack();
  const events = useLinkingEvents('/ewa/accounts/new/bank');
  const country = useCurrency() === 'CAD' ? 'CA' : 'US';
  const proof = useProofDemand(events.failed);
  const request = useKeyedRequest();
  const form = useSubmit({
    form: 'money/bank-account',
    initial,
    secret: ['account', 'again'],
    check: (values: BankValues): BankProblems | null => bankProblems(values, country),
    send: ({ routing, account, type }) =>
      request(
        { routingNumber: digitsOf(routing), accountNumber: digitsOf(account), accountType: type },
        (body, key) => addAccount(api, body, key),
      ),
    refusals,
    onFailed: proof.onFailed,
    onDone: async (answer, { isShown }) => {
      proof.settle();
      await replaceInstruments(client, api, answer);
      events.completed('BankAccount');
      const added = answer.instruments.at(-1);
      if (!isShown || !added) return null;
      notices.say({
        message: t('money/accounts/account:bank.added'),
        tone: 'success',
        durationMs: snackbarDurations.app,
      });
      await navigate(keep(pathTo('/ewa/accounts/:id', { id: added.id })), { replace: true });
      return null;
    },
  });
  const { values, problems, change } = form;
  const wrong = (key: BankProblems[keyof BankProblems]) => key && t(`kit/money/accounts:problems.${key}`);
  return (
    <TaskFrame
      title={t('money/accounts/account:titles.bank')}
      backTo={keep(pathTo('/ewa/accounts/new'))}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('money/accounts/account:bank.adding')}>
          {t('money/accounts/account:bank.add')}
        </SubmitButton>
      }
    >
      <Text tone="muted">{t('money/accounts/account:bank.text')}</Text>
      <Stack gap={5}>
        <FormStatus submission={form} title={t('money/accounts/account:bank.failed')} />
        <ProofStep
          demand={proof.demand}
          reason={t('kit/money/accounts:bank.proof')}
          isPending={form.isPending}
          onProved={() => void form.submit()}
        />
        <RoutingField
          country={country}
          value={values.routing}
          onChange={(routing) => change({ routing })}
          problem={problems.routing}
        />
        <MaskedField
          label={t('kit/money/accounts:bank.account')}
          mode="numeric"
          maxLength={17}
          autoComplete="off"
          value={values.account}
          onChange={(account) => change({ account })}
          error={wrong(problems.account)}
        />
        <MaskedField
          label={t('money/accounts/account:bank.again')}
          mode="numeric"
          maxLength={17}
          autoComplete="off"
          value={values.again}
          onChange={(again) => change({ again })}
          error={wrong(problems.again)}
        />
        <RadioGroup
          label={t('money/accounts/account:bank.type')}
          options={bankAccountType.names.map((value) => ({
            value,
            label: t(`money/accounts/account:accountType.${value}`),
          }))}
          value={values.type}
          onChange={(type) => change({ type })}
        />
      </Stack>
    </TaskFrame>
  );
}

export { BankScreen as Screen };
