import { rideQuery } from '@dayfare/api/rides/queries';
import { isRideMoving } from '@dayfare/domain/rides';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { type QueryProblem, QueryView } from '../../../platform/queries/query-view.tsx';
import { Receipt } from './receipt.tsx';

export const title = 'rides/past:titles.receipt';

/** What a ride cost. One that is still under way leads to its own page. */
export function ReceiptScreen() {
  const { id = '' } = useParams();
  const t = useTexts('rides/past');
  const ride = useQuery(rideQuery(useApp().api, id));
  const frame = (content: ReactElement) => (
    <TaskFrame title={t('titles.receipt')} backTo={pathTo('/uber/rides')}>
      {content}
    </TaskFrame>
  );
  const waiting = { loading: <Skeleton shape="row" count={4} isAnnounced />, failed: Failed };
  return frame(
    <QueryView queries={[ride]} {...waiting}>
      {(known) =>
        isRideMoving(known.status) ? (
          <Navigate to={pathTo('/uber')} replace />
        ) : (
          <Receipt key={id} id={id} {...waiting} />
        )
      }
    </QueryView>,
  );
}

function Failed(problem: QueryProblem) {
  const t = useTexts('rides/past');
  return (
    <LoadProblem
      {...problem}
      title={t('receiptFailed')}
      text={t('failedText')}
      offlineText={t('offline')}
      headingLevel={2}
    />
  );
}

export { ReceiptScreen as Screen };
