import { addBill, type Bills, refreshBills } from '@dayfare/api/billpay/bill-queries';
import { AmountField } from '@dayfare/ui/amount-field';
import { DatePicker } from '@dayfare/ui/date-picker';
import { Link } from '@dayfare/ui/link';
import { MaskedField } from '@dayfare/ui/masked-field';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { SegmentedControl } from '@dayfare/ui/segmented-control';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useKeyedRequest } from '../../../kit/money/move/use-keyed-request.ts';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { type Submission, useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { type AddProblems, type AddValues, addProblems, planOf, rhythms } from './add-values.ts';
import { newAccountPath } from './new-account.ts';

const noArrangement = {
  autopay: false,
  autopayLimit: null,
  remindDays: null,
  contractsAccepted: [],
} as const;

/** Who sent it, how much, when it is due, how often and until when. */
export function AddForm({ bills }: { bills: Bills }) {
  const { accounts, currency, limits } = bills;
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const t = useTexts('billpay/add');
  const { money, today } = useMoneyView(currency);
  const sendOnce = useKeyedRequest();
  const last = accounts.at(-1);
  const form = useSubmit<AddValues, number, AddProblems>({
    form: 'billpay/add',
    initial: {
      ...{ from: last ? String(last.instrumentID) : null, amount: null, dueOn: null, often: 'once' },
      ...{ endBy: 'times', times: '12', endsOn: null },
    },
    secret: [],
    check: (values) => addProblems(values, bills, today),
    send: (values) => {
      const plan = planOf(values);
      if (!plan) throw new Error('A bill that was checked has everything.');
      return sendOnce({ instrument: Number(values.from), plan, ...noArrangement }, (body, idempotencyKey) =>
        addBill(api, { ...body, idempotencyKey }),
      );
    },
    onDone: async (id) => {
      await refreshBills(client);
      notify({ message: t('added'), tone: 'success' });
      await navigate(pathTo('/billpay/:id', { id }), { replace: true });
      return null;
    },
  });
  const { values, problems, change } = form;
  const wrong = (key: AddProblems[keyof AddProblems]) =>
    key && t(`problems.${key}`, { least: money(limits.least), most: money(limits.most) });
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/billpay')}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('adding')}>
          {t('add')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <FormStatus submission={form} title={t('failed')} text={t('lost')} />
        <RadioGroup
          label={t('from')}
          options={accounts.map(({ instrumentID, name, last4 }) => ({
            ...{ value: String(instrumentID), label: name, description: t('ending', { last4 }) },
          }))}
          value={values.from}
          onChange={(from) => change({ from })}
          error={wrong(problems.from)}
        />
        <Link href={newAccountPath()} variant="standalone">
          {t('other')}
        </Link>
        <AmountField
          label={t('amount')}
          currency={currency}
          value={values.amount}
          onChange={(amount) => change({ amount })}
          error={wrong(problems.amount)}
        />
        <DatePicker
          label={t('due')}
          description={t('dueHint')}
          min={today}
          value={values.dueOn}
          onChange={(dueOn) => change({ dueOn })}
          error={wrong(problems.dueOn)}
        />
        <RadioGroup
          label={t('often')}
          options={rhythms.map((value) => ({ value, label: t(`frequency.${value}`) }))}
          value={values.often}
          onChange={(often) => change({ often })}
        />
        {values.often !== 'once' && <EndFields form={form} wrong={wrong} />}
      </Stack>
    </TaskFrame>
  );
}

interface EndFieldsProps {
  form: Submission<AddValues, AddProblems>;
  wrong: (key: AddProblems['end']) => string | undefined;
}

/** What ends a bill that repeats: a number of times, or a day. */
function EndFields({ form: { values, problems, change }, wrong }: EndFieldsProps) {
  const t = useTexts('billpay/add');
  return (
    <>
      <SegmentedControl
        label={t('ends')}
        segments={(['times', 'date'] as const).map((value) => ({ value, label: t(`end.${value}`) }))}
        value={values.endBy}
        onChange={(endBy) => change({ endBy })}
      />
      {values.endBy === 'times' ? (
        <MaskedField
          label={t('times')}
          description={t('timesHint')}
          mode="numeric"
          maxLength={2}
          value={values.times}
          onChange={(times) => change({ times })}
          error={wrong(problems.end)}
        />
      ) : (
        <DatePicker
          label={t('endDate')}
          min={values.dueOn ?? undefined}
          value={values.endsOn}
          onChange={(endsOn) => change({ endsOn })}
          error={wrong(problems.end)}
        />
      )}
    </>
  );
}
