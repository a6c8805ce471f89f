import type { Bills } from '@dayfare/api/billpay/bill-queries';
import { isOpenBill } from '@dayfare/domain/billpay';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { BillsView } from './bills-view.tsx';
import { DueList } from './due-list.tsx';
import { StartBills } from './start-bills.tsx';

export const title = 'billpay/bills:titles.page';

/** The bills that wait and those that were paid, and how many are due soon. */
export function BillsScreen() {
  return (
    <BillsView
      loading={<Skeleton shape="row" count={4} isAnnounced />}
      frame={(content) => <Frame>{content}</Frame>}
    >
      {(bills) =>
        bills.bills.length === 0 ? (
          <StartBills />
        ) : (
          <Frame footer={<AddBill />}>
            <Shown bills={bills} />
          </Frame>
        )
      }
    </BillsView>
  );
}

function Shown({ bills }: { bills: Bills }) {
  const t = useTexts('billpay/bills');
  const open = bills.dues.filter(({ state }) => isOpenBill(state));
  const closed = bills.dues.filter(({ state }) => !isOpenBill(state)).toReversed();
  return (
    <>
      <Text variant="heading" as="p">
        {t('soon', { count: bills.dueSoon })}
      </Text>
      {open.length > 0 && <DueList heading={t('open')} dues={open} bills={bills} />}
      {closed.length > 0 && <DueList heading={t('closed')} dues={closed} bills={bills} />}
      <Link href={pathTo('/billpay/billers')} variant="standalone">
        {t('billers')}
      </Link>
    </>
  );
}

function AddBill() {
  const t = useTexts('billpay/bills');
  const navigate = useNavigate();
  return (
    <Button isStretched onPress={() => void navigate(pathTo('/billpay/new'))}>
      {t('add')}
    </Button>
  );
}

function Frame({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  const t = useTexts('billpay/bills');
  return (
    <PageFrame title={t('titles.page')} footer={footer}>
      {children}
    </PageFrame>
  );
}

export { BillsScreen as Screen };
