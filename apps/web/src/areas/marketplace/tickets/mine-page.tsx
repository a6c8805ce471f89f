import { myTicketsQuery } from '@dayfare/api/marketplace/tickets-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { TicketWallet } from './ticket-wallet.tsx';

export const title = 'marketplace/tickets:titles.mine';

/** The tickets of a person with their codes. */
export function MyTicketsScreen() {
  const t = useTexts('marketplace/tickets');
  const mine = useQuery(myTicketsQuery(useApp().api));
  return (
    <QueryView
      queries={[mine]}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('mineFailed')}
          text={t('failedText')}
          offlineText={t('mineOffline')}
          headingLevel={2}
        />
      )}
      frame={(content) => (
        <TaskFrame title={t('titles.mine')} backTo={pathTo('/amc')}>
          {content}
        </TaskFrame>
      )}
      empty={{
        when: ({ tickets }) => tickets.length === 0,
        show: (
          <EmptyState title={t('none')} action={<Link href={pathTo('/amc')}>{t('titles.page')}</Link>}>
            {t('noneText')}
          </EmptyState>
        ),
      }}
    >
      {(known) => (
        <TaskFrame title={t('titles.mine')} backTo={pathTo('/amc')}>
          <TicketWallet {...known} />
        </TaskFrame>
      )}
    </QueryView>
  );
}

export { MyTicketsScreen as Screen };
