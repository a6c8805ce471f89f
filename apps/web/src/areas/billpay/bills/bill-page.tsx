import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { FindOnPhones } from '../../../platform/page-chrome/find-on-phones.tsx';
import { BillActions } from './bill-actions.tsx';
import { BillDays } from './bill-days.tsx';
import { BillState } from './bill-state.tsx';
import { billIn, type FoundBill, MissingBill } from './bill-view.tsx';
import { BillsView } from './bills-view.tsx';

export const title = 'billpay/bills:titles.bill';

/** One bill: what is due next, how it is paid, what can be done, and its days. */
export function BillScreen() {
  const t = useTexts('billpay/bills');
  const id = Number(useParams().id);
  return (
    <BillsView
      loading={<Skeleton shape="row" count={5} isAnnounced />}
      frame={(content) => <Frame name={t('titles.bill')}>{content}</Frame>}
    >
      {(bills) => {
        const found = billIn(bills, id);
        return found ? (
          <Frame name={found.bill.account.name} footer={<Pay {...found} />}>
            <BillState {...found} />
            <BillActions {...found} />
            <BillDays {...found} />
          </Frame>
        ) : (
          <Frame name={t('titles.bill')}>
            <MissingBill />
          </Frame>
        );
      }}
    </BillsView>
  );
}

function Pay({ bills, next }: FoundBill) {
  const t = useTexts('billpay/bills');
  const { money } = useMoneyView(bills.currency);
  const navigate = useNavigate();
  if (!next) return null;
  return (
    <Button isStretched onPress={() => void navigate(pathTo('/billpay/due/:id/pay', { id: next.id }))}>
      {t('pay', { amount: money(next.amount) })}
    </Button>
  );
}

function Frame({ name, footer, children }: { name: string; footer?: ReactNode; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Page
      header={
        <AppHeader
          title={name}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void navigate(pathTo('/billpay'))}
          trailing={<FindOnPhones />}
        />
      }
      footer={footer}
    >
      {children}
    </Page>
  );
}

export { BillScreen as Screen };
