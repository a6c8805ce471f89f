import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import type { ReactNode } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { BillsView } from '../bills/bills-view.tsx';
import { AddForm } from './add-form.tsx';
import { newAccountPath } from './new-account.ts';

export const title = 'billpay/add:titles.page';

/** A new bill. Without an account at a biller, the way to add one comes first. */
export function NewBillScreen() {
  return (
    <BillsView
      loading={<Skeleton shape="row" count={5} isAnnounced />}
      frame={(content) => <Frame>{content}</Frame>}
    >
      {(bills) => (bills.accounts.length > 0 ? <AddForm bills={bills} /> : <FirstAccount />)}
    </BillsView>
  );
}

function FirstAccount() {
  const t = useTexts('billpay/add');
  const navigate = useNavigate();
  return (
    <Frame
      footer={
        <Button isStretched onPress={() => void navigate(newAccountPath())}>
          {t('choose')}
        </Button>
      }
    >
      <EmptyState title={t('noAccount')}>{t('noAccountText')}</EmptyState>
    </Frame>
  );
}

function Frame({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  const t = useTexts('billpay/add');
  return (
    <TaskFrame title={t('titles.page')} backTo={pathTo('/billpay')} footer={footer}>
      {children}
    </TaskFrame>
  );
}

export { NewBillScreen as Screen };
