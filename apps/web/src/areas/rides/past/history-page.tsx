import { type Ride, rideHistoryQuery } from '@dayfare/api/rides/queries';
import { isRideInProgress } from '@dayfare/domain/rides';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';

export const title = 'rides/past:titles.history';

/** The rides of a person, the newest first. */
export function HistoryScreen() {
  const t = useTexts('rides/past');
  const history = useQuery(rideHistoryQuery(useApp().api));
  return (
    <QueryView
      queries={[history]}
      loading={<Skeleton shape="row" count={4} isAnnounced />}
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
        <TaskFrame title={t('titles.history')} backTo={pathTo('/uber')}>
          {content}
        </TaskFrame>
      )}
      empty={{
        when: (rides) => rides.length === 0,
        show: <EmptyState title={t('none')}>{t('noneText')}</EmptyState>,
      }}
    >
      {(rides) => (
        <TaskFrame title={t('titles.history')} backTo={pathTo('/uber')}>
          <List>
            {rides.map((ride) => (
              <RideRow key={ride.id} ride={ride} />
            ))}
          </List>
        </TaskFrame>
      )}
    </QueryView>
  );
}

function RideRow({ ride }: { ride: Ride }) {
  const { id, status, source, destination, fare, currency, createdAt } = ride;
  const t = useTexts('rides/past');
  const { money, when } = useMoneyView(currency);
  return (
    <ListRow
      title={t('way', { from: source.name, to: destination.name })}
      subtitle={`${when(createdAt)}\n${t(`status.${status}`)}`}
      trailing={fare === null ? undefined : money(fare)}
      href={isRideInProgress(status) ? pathTo('/uber') : pathTo('/uber/rides/:id', { id })}
    />
  );
}

export { HistoryScreen as Screen };
