import { changeInstrument, replaceInstruments } from '@dayfare/api/money/accounts/accounts-queries';
import { type Instrument, instrumentsQuery } from '@dayfare/api/money/queries';
import { depositProblem, minorUnits } from '@dayfare/domain/money';
import { Form } from '@dayfare/ui/form';
import { Inline } from '@dayfare/ui/inline';
import { MaskedField } from '@dayfare/ui/masked-field';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';

interface Amounts {
  readonly first: string;
  readonly second: string;
}

type AmountProblems = { readonly [Field in keyof Amounts]?: 'Required' | 'DepositNotValid' | 'wrong' };

function problemsOf({ first, second }: Amounts): AmountProblems | null {
  const found = { first: depositProblem(first), second: depositProblem(second) };
  if (!found.first && !found.second) return null;
  return { ...(found.first && { first: found.first }), ...(found.second && { second: found.second }) };
}

/** The amounts of the two small deposits, which show whose account it is. */
export function AmountsForm({ account }: { account: Instrument }) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const client = useQueryClient();
  const { notify } = useSnackbar();
  const refresh = () => client.invalidateQueries({ queryKey: instrumentsQuery(api).queryKey });
  const form = useSubmit({
    form: 'money/deposits',
    initial: { first: '', second: '' },
    secret: [],
    check: problemsOf,
    send: ({ first, second }) =>
      changeInstrument(api, {
        kind: 'verify',
        instrument: account,
        amounts: [minorUnits(Number(first)), minorUnits(Number(second))],
      }),
    refusals: { PennyAmountsWrong: { first: 'wrong', second: 'wrong' } },
    // How many tries are left, and whether it is still open, the list says.
    onFailed: () => void refresh(),
    onDone: async (answer) => {
      await replaceInstruments(client, api, answer);
      notify({ message: t('money/accounts/account:done.verify', { name: account.name }), tone: 'success' });
      return null;
    },
  });
  const { values, problems, change } = form;
  const triesLeft = account.pennyTest?.triesLeft ?? 0;
  const wrong = (problem: AmountProblems['first']) =>
    problem && t(`money/accounts/account:amounts.${problem}`, { count: triesLeft });
  const fieldOf = (field: keyof Amounts) => ({
    label: t(`money/accounts/account:amounts.${field}`),
    mode: 'numeric' as const,
    maxLength: 2,
    suffix: '¢',
    value: values[field],
    onChange: (text: string) => change({ [field]: text }),
    error: wrong(problems[field]),
    autoComplete: 'off',
  });
  return (
    <Form onSubmit={() => void form.submit()}>
      <FormStatus submission={form} title={t('money/accounts/account:amounts.failed')} />
      <Inline gap={4} align="start">
        <MaskedField {...fieldOf('first')} />
        <MaskedField {...fieldOf('second')} />
      </Inline>
      <SubmitButton submission={form} pendingLabel={t('money/accounts/account:account.working')}>
        {t('money/accounts/account:amounts.verify')}
      </SubmitButton>
    </Form>
  );
}
