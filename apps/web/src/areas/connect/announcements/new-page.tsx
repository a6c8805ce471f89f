import { announcementsQuery } from '@dayfare/api/connect/announcements/announcements-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

export const title = 'connect/announcements:titles.new';

/** The form for an announcement, for users who speak for the organization. */
export function NewAnnouncementScreen() {
  const t = useTexts('connect/announcements');
  const { userId } = usePerson();
  const announcements = useQuery(announcementsQuery(useApp().api, userId));
  const frame = (content: ReactNode) => (
    <TaskFrame title={t('titles.new')} backTo={pathTo('/connect/connect')}>
      {content}
    </TaskFrame>
  );
  return (
    <QueryView
      queries={[announcements]}
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
      frame={frame}
    >
      {({ mayAnnounce }) =>
        mayAnnounce ? (
          <AnnouncementForm />
        ) : (
          frame(<EmptyState title={t('notAllowedTitle')}>{t('notAllowed')}</EmptyState>)
        )
      }
    </QueryView>
  );
}

export { NewAnnouncementScreen as Screen };
