import { Skeleton } from '@dayfare/ui/skeleton';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { billIn, MissingBill } from '../bills/bill-view.tsx';
import { BillsView } from '../bills/bills-view.tsx';
import { AutopayForm } from './autopay-form.tsx';

export const title = 'billpay/pay:titles.autopay';

/** Whether a bill is paid by itself, up to how much, and when its person is reminded. */
export function AutopayScreen() {
  const id = Number(useParams().id);
  return (
    <BillsView
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      frame={(content) => <Frame>{content}</Frame>}
    >
      {(bills) => {
        const found = billIn(bills, id);
        if (!found)
          return (
            <Frame>
              <MissingBill />
            </Frame>
          );
        if (found.bill.isStopped) return <Navigate to={pathTo('/billpay/:id', { id })} replace />;
        return <AutopayForm key={id} bills={bills} bill={found.bill} />;
      }}
    </BillsView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTexts('billpay/pay');
  return (
    <TaskFrame title={t('titles.autopay')} backTo={pathTo('/billpay')}>
      {children}
    </TaskFrame>
  );
}

export { AutopayScreen as Screen };
