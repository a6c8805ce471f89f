import { addCreditUnionAccount, replaceInstruments } from '@dayfare/api/money/accounts/accounts-queries';
import { accountNumberProblem } from '@dayfare/domain/validation';
import { MyPayNow } from '@dayfare/ui/patterns/my-pay-now';
import { useQueryClient } from '@tanstack/react-query';
import { digitsOf } from '../../../../kit/money/accounts/bank-values.ts';
import { useCreditUnion } from '../../../../kit/money/accounts/use-credit-union.ts';
import { useLinkingEvents } from '../../../../kit/money/accounts/use-linking-events.ts';
import { useKeyedRequest } from '../../../../kit/money/move/use-keyed-request.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useWaysOut } from '../../../../kit/money/parts/use-ways-out.ts';
import { ProofStep } from '../../../../kit/money/proof/proof-step.tsx';
import { useProofDemand } from '../../../../kit/money/proof/use-proof-demand.ts';
import { useApp, useSession } from '../../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { reportPlugSession } from '../../../../platform/device/plug-session.ts';
import { meaningOf } from '../../../../platform/failures/failure.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { forgetNumber, keepNumber, keptNumber } from './kept-number.ts';
import { MembersOnly } from './members-only.tsx';
import { type FailedReason, failedPath } from './paths.ts';

export const title = 'money/accounts/credit-union:titles.number';

interface Problems {
  readonly account?: 'accountMissing' | 'AccountNumberNotValid' | 'InstrumentExists';
}

const refusals: Readonly<Record<string, Problems>> = {
  AccountNumberNotValid: { account: 'AccountNumberNotValid' },
  InstrumentExists: { account: 'InstrumentExists' },
  // The sheet that asks for the code says the rest, and so do the pages that the others lead to.
  ProofRequired: {},
  CreditUnionAccountNotFound: {},
  MembershipServicesNeeded: {},
};

const failed: Readonly<Record<string, FailedReason>> = {
  CreditUnionAccountNotFound: 'notFound',
  MembershipServicesNeeded: 'membership',
};

function check({ account }: { readonly account: string }): Problems | null {
  const key = accountNumberProblem(account)?.key;
  return key ? { account: key === 'Required' ? 'accountMissing' : key } : null;
}

/** The account at the credit union, by its number. */
export function NumberScreen() {
  return (
    <MembersOnly>
      <NumberForm />
    </MembersOnly>
  );
}

function NumberForm() {
  const app = useApp();
  const { api } = app;
  const user = useSession()?.user;
  const money = useMoneyTexts();
  const t = useTexts('money/accounts/credit-union');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { back, help } = useWaysOut();
  const { name, routingNumber } = useCreditUnion();
  const events = useLinkingEvents(pathTo('/ewa/mypaynow'));
  const proof = useProofDemand(events.failed);
  const request = useKeyedRequest();
  const form = useSubmit({
    form: 'money/accounts/credit-union',
    initial: { account: keptNumber(app) },
    secret: ['account'],
    check,
    send: ({ account }) =>
      request(
        {
          ...{ accountNumber: digitsOf(account), creditUnion: name, routingNumber },
          ...{ firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
        },
        (body, key) => addCreditUnionAccount(api, body, key),
      ),
    refusals,
    onFailed: (failure) => {
      proof.onFailed(failure);
      const reason = meaningOf(failure, failed);
      if (!reason) return;
      keepNumber(app, form.values.account);
      void navigate(failedPath(reason));
    },
    onDone: async (answer, { isShown }) => {
      proof.settle();
      forgetNumber(app);
      await replaceInstruments(client, api, answer);
      events.completed('BankAccount');
      reportPlugSession(app, 'save instrument').catch(() => undefined);
      if (isShown) await navigate(pathTo('/ewa/ecsfcu'), { replace: true });
      return null;
    },
  });
  const { values, problems } = form;
  return (
    <MyPayNow
      logo={<BrandMark drawing="mark" />}
      value={values.account}
      onChange={(account) => form.change({ account })}
      onContinue={() => void form.submit()}
      isPrimaryDisabled={routingNumber === ''}
      isPending={form.isPending}
      error={problems.account && money(`kit/money/accounts:problems.${problems.account}`)}
      onBack={back}
      onHelp={help}
      text={{ message: t('message', { creditUnion: name }) }}
    >
      <FormStatus submission={form} title={t('saveFailed')} />
      <ProofStep
        demand={proof.demand}
        reason={money('kit/money/accounts:bank.proof')}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
    </MyPayNow>
  );
}

export { NumberScreen as Screen };
