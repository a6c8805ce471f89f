import type { TicketReceipt } from '@dayfare/api/marketplace/tickets-queries';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { dayWords } from '../../../kit/money/format/when.ts';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

/** That tickets were bought: which, for which day, and when their codes are there. */
export function Bought({ receipt }: { receipt: TicketReceipt }) {
  const { kind, day, count, total, currency, readyAt, transactionId } = receipt;
  const t = useTexts('marketplace/tickets');
  const { money, moment, language } = useMoneyView(currency);
  const navigate = useNavigate();
  return (
    <TaskFrame
      title={t('boughtTitle', { count })}
      backTo={pathTo('/apps')}
      illustration="success"
      message={
        <span role="status">
          {t('bought', {
            ...{ kind: t(`kind.${kind}`), day: dayWords(day, language), amount: money(total) },
            when: moment(readyAt),
          })}
        </span>
      }
      footer={
        <Button isStretched onPress={() => void navigate(pathTo('/amc/tickets'))}>
          {t('see')}
        </Button>
      }
    >
      <Link href={pathTo('/ewa/history/:id', { id: transactionId })} variant="standalone">
        {t('receipt')}
      </Link>
    </TaskFrame>
  );
}
