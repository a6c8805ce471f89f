import { billActionMutation } from '@dayfare/api/billpay/bill-queries';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useRepeatable } from '../../../platform/forms/use-repeatable.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

const meanings = { BillNotChangeable: 'changed', BillPaymentUnderway: 'underway' } as const;

/** Changes bills without moving money now. */
export function useBillAction() {
  const { api } = useApp();
  const t = useTexts('billpay/bills');
  return useRepeatable(billActionMutation(api), { meanings, done: (action) => t(`done.${action.do}`) });
}
