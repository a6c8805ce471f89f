import { currentRideQuery } from '@dayfare/api/rides/queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { UnknownTask } from '../../../kit/money/move/unknown-task.tsx';
import { useMove } from '../../../kit/money/move/use-move.ts';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { rideMove } from '../../../kit/money/rides/ride-move.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { BirthDateForm } from './birth-date-form.tsx';
import { BookFlow } from './book-flow.tsx';
import { CurrentRide } from './current-ride.tsx';

export const title = 'rides/book:titles.page';

/** The ride that is under way, or a way to book one; a booking whose answer was lost is settled first. */
export function RidesScreen() {
  const t = useTexts('rides/book');
  const current = useQuery(currentRideQuery(useApp().api));
  const move = useMove(rideMove);
  return (
    <QueryView
      queries={[current]}
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
      {({ ride, ended, currency, isBirthDateNeeded, minimumAge }) => {
        if (move.unknown)
          return (
            <UnknownTask
              move={move}
              currency={currency}
              backTo={pathTo('/apps')}
              words={{
                title: t('unknownTitle'),
                text: (sent, money) => t('unknown', { amount: money(sent.amount) }),
                ...{ check: t('ask'), checking: t('asking'), notDone: t('notBooked') },
              }}
            />
          );
        if (ride) return <CurrentRide key={ride.id} ride={ride} />;
        if (isBirthDateNeeded) return <BirthDateForm minimumAge={minimumAge} />;
        return <BookFlow move={move} ended={ended} />;
      }}
    </QueryView>
  );
}

export { RidesScreen as Screen };
