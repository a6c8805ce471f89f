import {
  markReadMutation,
  type Notification,
  notificationsQuery,
} from '@dayfare/api/connect/notifications/notifications-queries';
import type { ConversationKind } from '@dayfare/domain/connect';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import type { Icon } from '@dayfare/ui/icon';
import { Link } from '@dayfare/ui/link';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { LoadMore } from '@dayfare/ui/load-more';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { CalendarClock, Megaphone, MessagesSquare, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useFailure } from '../../../platform/failures/use-failure.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useChatTimes } from '../chat/use-chat-times.ts';

export const title = 'connect/notifications:titles.page';

/** What the person was told of, the newest first. What is opened is read. */
export function NotificationsScreen() {
  const t = useTexts('connect/notifications');
  const { api } = useApp();
  const { userId: userID } = usePerson();
  const notifications = useInfiniteQuery(notificationsQuery(api, userID));
  const { mutate, isPending, error } = useMutation(markReadMutation(api));
  const failure = useFailure(error);
  const frame = (content: ReactNode, footer?: ReactNode) => (
    <PageFrame title={t('titles.page')} footer={footer}>
      {content}
      <Link variant="standalone" href={pathTo('/home/notifications')}>
        {t('settings')}
      </Link>
    </PageFrame>
  );
  return (
    <QueryView
      queries={[notifications]}
      loading={<Skeleton shape="row" count={5} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={frame}
      empty={{
        when: ({ all }) => all.length === 0,
        show: <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>,
      }}
    >
      {({ all, total, unread }) =>
        frame(
          <Stack gap={4}>
            {failure && <FailureBanner failure={failure} title={t('notMarked')} />}
            {unread > 0 && (
              <div role="status">
                <Text tone="muted">{t('unread', { count: unread })}</Text>
              </div>
            )}
            <List isDivided aria-label={t('titles.page')}>
              {all.map((notification) => (
                <Row
                  key={notification.id}
                  notification={notification}
                  onRead={() => mutate({ userID, id: notification.id })}
                />
              ))}
            </List>
            <LoadMore
              shown={all.length}
              total={total}
              isLoading={notifications.isFetchingNextPage}
              onPress={() => void notifications.fetchNextPage()}
            />
          </Stack>,
          unread > 0 && (
            <Button
              variant="secondary"
              isStretched
              isPending={isPending}
              pendingLabel={t('marking')}
              onPress={() => mutate({ userID, id: null })}
            >
              {t('readAll')}
            </Button>
          ),
        )
      }
    </QueryView>
  );
}

/** What a notification is about. */
const icons = {
  Group: Users,
  Announcement: Megaphone,
  Shift: CalendarClock,
  Chat: MessagesSquare,
} as const satisfies Record<ConversationKind, Icon>;

interface RowProps {
  notification: Notification;
  onRead: () => void;
}

function Row({ notification, onRead }: RowProps) {
  const t = useTexts('connect/notifications');
  const when = useChatTimes();
  const { title: name, message, path, at, isRead, kind } = notification;
  const content = {
    ...{ icon: icons[kind], title: name, subtitle: `${message}\n${when(at)}` },
    status: isRead ? undefined : <StatusTag tone="info">{t('new')}</StatusTag>,
  };
  if (path !== null) return <ListRow href={path} onPress={isRead ? undefined : onRead} {...content} />;
  return isRead ? <ListRow {...content} /> : <ListRow onPress={onRead} {...content} />;
}

export { NotificationsScreen as Screen };
