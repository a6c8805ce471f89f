import type { BillReceipt, Bills } from '@dayfare/api/billpay/bill-queries';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

/** That a bill was paid: amount, biller, arrival, and a link to the receipt. */
export function Paid({ bills, receipt }: { bills: Bills; receipt: BillReceipt }) {
  const t = useTexts('billpay/pay');
  const { money, moment } = useMoneyView(bills.currency);
  const navigate = useNavigate();
  const path = pathTo('/billpay/:id', { id: receipt.bill });
  const name = bills.bills.find(({ id }) => id === receipt.bill)?.account.name ?? '';
  return (
    <TaskFrame
      title={t('paidTitle', { amount: money(receipt.amount) })}
      backTo={path}
      illustration="success"
      message={<span role="status">{t('paid', { name, when: moment(receipt.arrivesAt) })}</span>}
      footer={
        <Button isStretched onPress={() => void navigate(path, { replace: true })}>
          {t('see')}
        </Button>
      }
    >
      <Link href={pathTo('/ewa/history/:id', { id: receipt.transactionID })} variant="standalone">
        {t('receipt')}
      </Link>
    </TaskFrame>
  );
}
