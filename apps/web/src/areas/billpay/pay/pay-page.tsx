import { billChanges } from '@dayfare/domain/billpay';
import { Skeleton } from '@dayfare/ui/skeleton';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { billMove } from '../../../kit/money/bills/bill-move.ts';
import { UnknownTask } from '../../../kit/money/move/unknown-task.tsx';
import { useMove } from '../../../kit/money/move/use-move.ts';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { MissingBill } from '../bills/bill-view.tsx';
import { BillsView } from '../bills/bills-view.tsx';
import { Paid } from './paid.tsx';
import { PayForm } from './pay-form.tsx';

export const title = 'billpay/pay:titles.pay';

/** Pays one bill, now or on a day; a payment whose answer was lost is settled first. */
export function PayScreen() {
  const t = useTexts('billpay/pay');
  const id = Number(useParams().id);
  const move = useMove(billMove);
  return (
    <BillsView
      isWaiting={move.isLooking}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      frame={(content) => <Frame>{content}</Frame>}
    >
      {(bills) => {
        if (move.receipt) return <Paid bills={bills} receipt={move.receipt} />;
        if (move.unknown)
          return (
            <UnknownTask
              move={move}
              currency={bills.currency}
              backTo={pathTo('/billpay')}
              words={{
                title: t('unknownTitle'),
                text: (sent, money) => t('unknown', { amount: money(sent.amount) }),
                ...{ check: t('ask'), checking: t('asking'), notDone: t('notPaid') },
              }}
            />
          );
        const due = bills.dues.find((one) => one.id === id);
        if (!due)
          return (
            <Frame>
              <MissingBill />
            </Frame>
          );
        if (!billChanges(due.state).includes('pay'))
          return <Navigate to={pathTo('/billpay/:id', { id: due.bill })} replace />;
        return <PayForm key={due.id} bills={bills} due={due} move={move} />;
      }}
    </BillsView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTexts('billpay/pay');
  return (
    <TaskFrame title={t('titles.pay')} backTo={pathTo('/billpay')}>
      {children}
    </TaskFrame>
  );
}

export { PayScreen as Screen };
