import type { RideBooked, RideBooking } from '@dayfare/api/rides/booking-queries';
import { rideEstimatesQuery, startRun } from '@dayfare/api/rides/queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { Move } from '../../../kit/money/move/use-move.ts';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { CarChoice } from './car-choice.tsx';
import type { Way } from './way.ts';

export interface CarFormProps {
  way: Way;
  move: Move<RideBooking, RideBooked>;
  /** Called with the same way at its new price. */
  onRenewed: (way: Way) => void;
  /** Goes back to the places. */
  onBack: () => void;
}

/** The cars for a way, with what they cost. */
export function CarForm({ way, move, onRenewed, onBack }: CarFormProps) {
  const { api } = useApp();
  const t = useTexts('rides/book');
  const { runId, source, destination } = way;
  const estimates = useQuery(rideEstimatesQuery(api, runId));
  const renew = async () => {
    const again = await startRun(api, { source: source.id, destination: destination.id });
    onRenewed({ ...way, runId: again, isRenewed: true });
  };
  return (
    <QueryView
      queries={[estimates]}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('carsFailed')}
          text={t('failedText')}
          offlineText={t('offline')}
          headingLevel={2}
        />
      )}
      frame={(content) => (
        <TaskFrame title={t('titles.cars')} backTo={pathTo('/apps')}>
          {content}
        </TaskFrame>
      )}
    >
      {(known) => <CarChoice way={way} estimates={known} move={move} onStale={renew} onBack={onBack} />}
    </QueryView>
  );
}
