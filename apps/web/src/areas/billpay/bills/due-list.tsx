import type { BillDue, Bills } from '@dayfare/api/billpay/bill-queries';
import { isOpenBill } from '@dayfare/domain/billpay';
import { Amount } from '@dayfare/ui/amount';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { StatusTag, type StatusTone } from '@dayfare/ui/status-tag';
import { billerIcon } from '../../../kit/money/billers/biller-look.ts';
import { shortDayWords } from '../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

const tones = {
  open: 'neutral',
  overdue: 'warning',
  scheduled: 'success',
  autopay: 'success',
  paid: 'success',
  markedPaid: 'success',
  cancelled: 'neutral',
} as const satisfies Record<string, StatusTone>;

/** How a bill stands, as it is called. */
function stateName({ state, dueOn, payment }: BillDue, today: string): keyof typeof tones {
  if (state === 'open' && dueOn < today) return 'overdue';
  return payment?.isAutopay ? 'autopay' : state;
}

/** How a bill stands, with its colour. */
export function DueState({ due, today }: { due: BillDue; today: string }) {
  const t = useTexts('billpay/bills');
  const name = stateName(due, today);
  return <StatusTag tone={tones[name]}>{t(`state.${name}`)}</StatusTag>;
}

export interface DueListProps {
  heading: string;
  dues: readonly BillDue[];
  bills: Bills;
}

/** Bills with the day that each is due, how it stands and how much it is. */
export function DueList({ heading, dues, bills: { bills, currency } }: DueListProps) {
  const t = useTexts('billpay/bills');
  const { language, today } = useMoneyView(currency);
  return (
    <List isDivided heading={heading}>
      {dues.flatMap((due) => {
        const bill = bills.find(({ id }) => id === due.bill);
        if (!bill) return [];
        const day = shortDayWords(due.dueOn, language);
        const isLate = isOpenBill(due.state) && due.dueOn < today;
        const leaves = due.payment && t('leaves', { day: shortDayWords(due.payment.on, language) });
        return (
          <ListRow
            key={due.id}
            icon={billerIcon(bill.account)}
            href={pathTo('/billpay/:id', { id: bill.id })}
            title={bill.account.name}
            subtitle={[t(isLate ? 'overdue' : 'due', { day }), leaves].filter(Boolean).join(' · ')}
            trailing={<Amount minor={due.amount} currency={currency} />}
            status={<DueState due={due} today={today} />}
          />
        );
      })}
    </List>
  );
}
