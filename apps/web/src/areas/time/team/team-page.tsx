import { teamHoursQuery } from '@dayfare/api/time/queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { DecideForm } from './decide-form.tsx';

export const title = 'time/team:titles.page';

/** Hours of the team that wait for this manager: approved or rejected, one by one or several at once. */
export function TeamScreen() {
  const t = useTexts('time/team');
  const hours = useQuery(teamHoursQuery(useApp().api));
  const frame = (content: ReactNode) => (
    <TaskFrame title={t('titles.page')} backTo={pathTo('/timely-shifts')}>
      {content}
    </TaskFrame>
  );
  return (
    <QueryView
      queries={[hours]}
      frame={frame}
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
    >
      {(entries) =>
        frame(
          entries.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <DecideForm entries={entries} />
          ),
        )
      }
    </QueryView>
  );
}

export { TeamScreen as Screen };
