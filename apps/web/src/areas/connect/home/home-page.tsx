import { announcementsQuery } from '@dayfare/api/connect/announcements/announcements-queries';
import { conversationsQuery } from '@dayfare/api/connect/chat/chat-queries';
import { AppHeader } from '@dayfare/ui/app-header';
import { Badge } from '@dayfare/ui/badge';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Bell, BriefcaseBusiness, CalendarClock, History, MessagesSquare } from 'lucide-react';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { FindOnPhones } from '../../../platform/page-chrome/find-on-phones.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useChat } from '../chat/client/chat-of.ts';
import { useTokenQuery } from '../use-token-query.ts';
import { Announcements } from './announcements.tsx';

export const title = 'connect/home:titles.page';

/** The ways to chats, shifts, jobs where the employer offers them, and notifications, and what the employer announces. */
export function ConnectHomeScreen() {
  const t = useTexts('connect/home');
  const app = useApp();
  const { userId } = usePerson();
  const settings = useTokenQuery()?.settings;
  const announcements = useQuery(announcementsQuery(app.api, userId));
  const { data: conversations = [] } = useQuery(conversationsQuery(useChat()));
  const unread = conversations.reduce((sum, one) => sum + (one.isMuted ? 0 : one.unread), 0);
  return (
    <Screen
      header={
        <AppHeader
          title={t('titles.page')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void goBackFrom(app)}
          trailing={<FindOnPhones />}
        />
      }
    >
      <List>
        <ListRow
          href={pathTo('/connect/chats')}
          icon={MessagesSquare}
          title={t('chats')}
          subtitle={t('unread', { count: unread })}
          trailing={<Badge count={unread} />}
        />
        <ListRow
          href={pathTo('/connect/shifts')}
          icon={CalendarClock}
          title={t('shifts')}
          subtitle={t('shiftsText')}
        />
        {settings?.isJobEnabled && (
          <ListRow
            href={pathTo('/connect/jobs')}
            icon={BriefcaseBusiness}
            title={t('jobs')}
            subtitle={t('jobsText')}
          />
        )}
        <ListRow
          href={pathTo('/connect/notifications')}
          icon={Bell}
          title={t('notifications')}
          subtitle={t('notificationsText')}
        />
        <ListRow
          href={pathTo('/connect/activity')}
          icon={History}
          title={t('activity')}
          subtitle={t('activityText')}
        />
      </List>
      <QueryView
        queries={[announcements]}
        loading={<Skeleton shape="row" count={3} isAnnounced />}
        failed={(problem) => (
          <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
        )}
      >
        {({ all, mayAnnounce }) => <Announcements announcements={all} mayAnnounce={mayAnnounce} />}
      </QueryView>
    </Screen>
  );
}

export { ConnectHomeScreen as Screen };
