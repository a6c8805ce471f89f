import { ticketOfferQuery } from '@dayfare/api/marketplace/tickets-queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { UnknownTask } from '../../../kit/money/move/unknown-task.tsx';
import { useMove } from '../../../kit/money/move/use-move.ts';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { ticketMove } from '../../../kit/money/tickets/ticket-move.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { Bought } from './bought.tsx';
import { LimitReached } from './limit-reached.tsx';
import { TicketForm } from './ticket-form.tsx';

export const title = 'marketplace/tickets:titles.page';

/** Movie tickets for a day, bought on pay; a purchase whose answer was lost is settled first. */
export function TicketsScreen() {
  const t = useTexts('marketplace/tickets');
  const offer = useQuery(ticketOfferQuery(useApp().api));
  const move = useMove(ticketMove);
  return (
    <QueryView
      queries={[offer]}
      isWaiting={move.isLooking}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('failed')}
          text={t('failedText')}
          offlineText={t('offline')}
          headingLevel={2}
        />
      )}
      frame={(content) => (
        <TaskFrame title={t('titles.page')} backTo={pathTo('/apps')}>
          {content}
        </TaskFrame>
      )}
    >
      {(known) => {
        if (move.receipt) return <Bought receipt={move.receipt} />;
        if (move.unknown)
          return (
            <UnknownTask
              move={move}
              currency={known.currency}
              backTo={pathTo('/apps')}
              words={{
                title: t('unknownTitle'),
                text: (sent, money) => t('unknown', { amount: money(sent.amount) }),
                ...{ check: t('ask'), checking: t('asking'), notDone: t('notBought') },
              }}
            />
          );
        if (known.left === 0) return <LimitReached limit={known.limit} />;
        return <TicketForm offer={known} move={move} />;
      }}
    </QueryView>
  );
}

export { TicketsScreen as Screen };
