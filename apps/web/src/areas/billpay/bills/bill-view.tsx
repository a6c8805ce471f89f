import type { Bill, BillDue, Bills } from '@dayfare/api/billpay/bill-queries';
import { isOpenBill } from '@dayfare/domain/billpay';
import { ErrorState } from '@dayfare/ui/error-state';
import { Link } from '@dayfare/ui/link';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

/** A bill with its days. */
export interface FoundBill {
  readonly bills: Bills;
  readonly bill: Bill;
  readonly dues: readonly BillDue[];
  /** The first that waits; undefined if none does. */
  readonly next: BillDue | undefined;
}

/** A bill by its number; undefined if it isn't there. */
export function billIn(bills: Bills, id: number): FoundBill | undefined {
  const bill = bills.bills.find((one) => one.id === id);
  if (!bill) return undefined;
  const dues = bills.dues.filter((one) => one.bill === id);
  return { bills, bill, dues, next: dues.find(({ state }) => isOpenBill(state)) };
}

/** A bill that isn't there. */
export function MissingBill() {
  const t = useTexts('billpay/bills');
  return (
    <ErrorState
      kind="not-found"
      title={t('missing')}
      action={
        <Link href={pathTo('/billpay')} variant="standalone">
          {t('toBills')}
        </Link>
      }
    >
      {t('missingText')}
    </ErrorState>
  );
}
