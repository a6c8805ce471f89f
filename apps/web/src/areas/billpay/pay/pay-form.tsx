import { billActionMutation } from '@dayfare/api/billpay/bill-queries';
import { isoDate, minorUnits } from '@dayfare/domain/money';
import { AmountField } from '@dayfare/ui/amount-field';
import { DatePicker } from '@dayfare/ui/date-picker';
import { SegmentedControl } from '@dayfare/ui/segmented-control';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMutation } from '@tanstack/react-query';
import { dayWords } from '../../../kit/money/format/when.ts';
import { PayAgreement, useAgreeing } from '../../../kit/money/parts/pay-agreement.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { ProofStep } from '../../../kit/money/proof/proof-step.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { firstDay, initialOf, type PayProblems, type PayValues, payProblems } from './pay-values.ts';
import type { Payable } from './payable.ts';

const refusals: Readonly<Record<string, PayProblems>> = {
  BillPaymentDayNotValid: { day: 'dayClosed' },
  // The sheet that asks for the code says the rest.
  ProofRequired: {},
};

/** How much now, or on which day; the agreement, and the one button. */
export function PayForm({ bills, due, move }: Payable) {
  const { currency, contractIds } = bills;
  const { api } = useApp();
  const t = useTexts('billpay/pay');
  const { money, language } = useMoneyView(currency);
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const { mutateAsync } = useMutation(billActionMutation(api));
  const agreeing = useAgreeing();
  const path = pathTo('/billpay/:id', { id: due.bill });
  const form = useSubmit<PayValues, unknown, PayProblems>({
    form: 'billpay/pay',
    initial: initialOf(bills, due),
    secret: [],
    check: (values) => payProblems(values, bills),
    send: async ({ when, amount, day }) =>
      when === 'now'
        ? move.send({ due: due.id, amount: minorUnits(amount ?? 0), contractsAccepted: contractIds })
        : mutateAsync({
            do: 'schedule',
            due: due.id,
            on: isoDate(day ?? ''),
            contractsAccepted: contractIds,
          }),
    refusals,
    onDone: async (_answer, { values }) => {
      if (values.when === 'now') return null;
      notify({ message: t('schedule'), tone: 'success' });
      await navigate(path, { replace: true });
      return null;
    },
  });
  const { values, problems, change } = form;
  const isNow = values.when === 'now';
  const name = bills.bills.find(({ id }) => id === due.bill)?.account.name ?? '';
  return (
    <TaskFrame
      title={t('titles.pay')}
      backTo={path}
      onSubmit={() => (agreeing.isAgreed ? void form.submit() : agreeing.read(true))}
      footer={
        <SubmitButton submission={form} pendingLabel={t('paying')}>
          {agreeing.isAgreed
            ? isNow
              ? t('pay', { amount: money(minorUnits(values.amount ?? 0)) })
              : t('schedule')
            : t('read')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{t('to', { name })}</Text>
        <FormStatus submission={form} title={t(isNow ? 'failed' : 'notScheduled')} />
        <ProofStep
          demand={move.demand}
          reason={t('proof')}
          isPending={form.isPending}
          onProved={() => void form.submit()}
        />
        {due.state === 'open' && (
          <SegmentedControl
            label={t('when')}
            segments={(['now', 'onDay'] as const).map((value) => ({ value, label: t(value) }))}
            value={values.when}
            onChange={(when) => change({ when })}
          />
        )}
        {isNow ? (
          <AmountField
            label={t('amount')}
            currency={currency}
            value={values.amount}
            onChange={(amount) => change({ amount })}
            error={problems.amount && t(problems.amount)}
          />
        ) : (
          <DatePicker
            label={t('day')}
            description={t('dayHint', { day: dayWords(due.lastPayOn, language) })}
            min={bills.earliestDay}
            value={values.day}
            onChange={(day) => change({ day })}
            error={problems.day && t(problems.day, { day: dayWords(firstDay(bills), language) })}
          />
        )}
        <PayAgreement of={bills} agreeing={agreeing} isLocked={form.isPending} refused={t('refused')} />
      </Stack>
    </TaskFrame>
  );
}
