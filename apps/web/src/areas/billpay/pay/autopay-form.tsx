import { billActionMutation } from '@dayfare/api/billpay/bill-queries';
import { reminderDays } from '@dayfare/domain/billpay';
import { minorUnits } from '@dayfare/domain/money';
import { AmountField } from '@dayfare/ui/amount-field';
import { Select } from '@dayfare/ui/select';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Switch } from '@dayfare/ui/switch';
import { useMutation } from '@tanstack/react-query';
import { PayAgreement, useAgreeing } from '../../../kit/money/parts/pay-agreement.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import type { FoundBill } from '../bills/bill-view.tsx';

/** No reminder. */
const never = 'never';

/** Autopay with its limit, and the reminder. */
export function AutopayForm({ bills, bill }: Pick<FoundBill, 'bills' | 'bill'>) {
  const { api } = useApp();
  const t = useTexts('billpay/pay');
  const { t: words, money } = useMoneyView(bills.currency);
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const { mutateAsync } = useMutation(billActionMutation(api));
  const agreeing = useAgreeing(bill.autopay);
  const path = pathTo('/billpay/:id', { id: bill.id });
  const form = useSubmit({
    form: 'billpay/autopay',
    initial: {
      autopay: bill.autopay,
      limit: bill.autopayLimit as number | null,
      remind: bill.remindDays === null ? never : String(bill.remindDays),
    },
    secret: [],
    send: ({ autopay, limit, remind }) =>
      mutateAsync({
        ...{ do: 'change', bill: bill.id, autopay, contractsAccepted: autopay ? bills.contractIds : [] },
        autopayLimit: limit ? minorUnits(limit) : null,
        remindDays: remind === never ? null : Number(remind),
      }),
    onDone: async () => {
      notify({ message: words('billpay/bills:done.change'), tone: 'success' });
      await navigate(path, { replace: true });
      return null;
    },
  });
  const { values, change } = form;
  const isReady = !values.autopay || agreeing.isAgreed;
  return (
    <TaskFrame
      title={t('titles.autopay')}
      backTo={path}
      onSubmit={() => (isReady ? void form.submit() : agreeing.read(true))}
      footer={
        <SubmitButton submission={form} pendingLabel={t('saving')}>
          {t(isReady ? 'save' : 'read')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <FormStatus submission={form} title={t('notSaved')} />
        <Switch
          description={t('autopayHint')}
          isSelected={values.autopay}
          onChange={(autopay) => change({ autopay })}
        >
          {t('autopay')}
        </Switch>
        {values.autopay && (
          <AmountField
            label={t('limit')}
            description={t('limitHint', { amount: money(bills.limits.mostByItself) })}
            currency={bills.currency}
            value={values.limit}
            onChange={(limit) => change({ limit })}
          />
        )}
        <Select
          label={t('remind')}
          options={[
            { value: never, label: t('remindNot') },
            ...reminderDays.map((count) => ({ value: String(count), label: t('remindBefore', { count }) })),
          ]}
          value={values.remind}
          onChange={(remind) => change({ remind })}
        />
        {values.autopay && !bill.autopay && (
          <PayAgreement of={bills} agreeing={agreeing} isLocked={form.isPending} refused={t('refused')} />
        )}
      </Stack>
    </TaskFrame>
  );
}
