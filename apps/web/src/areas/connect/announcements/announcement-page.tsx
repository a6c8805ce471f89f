import {
  type Announcement,
  announcementImageQuery,
  announcementsQuery,
} from '@dayfare/api/connect/announcements/announcements-queries';
import { Avatar } from '@dayfare/ui/avatar';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { ListRow } from '@dayfare/ui/list-row';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useChatTimes } from '../chat/use-chat-times.ts';
import { AnnouncementActions } from '../home/announcement-actions.tsx';
import { useConnectView } from '../use-connect-record.ts';
import * as styles from './announcement.css.ts';
import { Manage } from './manage.tsx';
import { Readers } from './readers.tsx';

export const title = 'connect/announcements:titles.page';

/** An announcement with its author and picture, and who likes it and has acknowledged it. */
export function AnnouncementScreen() {
  const t = useTexts('connect/announcements');
  const { id = '' } = useParams();
  const { userId } = usePerson();
  const announcements = useQuery(announcementsQuery(useApp().api, userId));
  const frame = (content: ReactNode) => <PageFrame title={t('titles.page')}>{content}</PageFrame>;
  return (
    <QueryView
      queries={[announcements]}
      loading={<Skeleton shape="row" count={4} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={frame}
    >
      {({ all }) => {
        const found = all.find((one) => one.id === Number(id));
        return frame(found ? <Shown announcement={found} /> : <Gone />);
      }}
    </QueryView>
  );
}

function Shown({ announcement }: { announcement: Announcement }) {
  const t = useTexts('connect/announcements');
  const when = useChatTimes();
  const { title: name, detail, author, at, isMarketing, likes, acknowledged, action, manage } = announcement;
  useConnectView(isMarketing ? 'MarketingView' : 'CompanyView');
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text variant="heading" as="h2">
          {name}
        </Text>
        <Text tone="muted" variant="caption">
          {isMarketing ? `${t('partner')} · ${when(at)}` : when(at)}
        </Text>
      </Stack>
      {announcement.hasImage && <Picture announcement={announcement} />}
      <Text>{detail}</Text>
      {action && (
        <Stack gap={1}>
          <Link variant="standalone" href={action.url} isExternal>
            {t('goTo', { host: action.host })}
          </Link>
          <Text tone="muted" variant="caption">
            {t('leaves')}
          </Text>
        </Stack>
      )}
      {!isMarketing && (
        <ListRow avatar={<Avatar name={author} isDecorative />} title={author} subtitle={t('author')} />
      )}
      <AnnouncementActions announcement={announcement} />
      <Stack gap={2}>
        <Readers announcement={announcement} kind="likes" label={t('whoLikes', { count: likes })} />
        <Readers
          announcement={announcement}
          kind="acknowledged"
          label={t('whoRead', { count: acknowledged })}
        />
      </Stack>
      {manage && <Manage announcement={{ ...announcement, manage }} />}
    </Stack>
  );
}

function Picture({ announcement: { id, title: name } }: { announcement: Announcement }) {
  const t = useTexts('connect/announcements');
  const { data, isError } = useQuery(announcementImageQuery(useApp().api, id));
  if (isError) return <Text tone="muted">{t('imageFailed')}</Text>;
  if (!data) return <Skeleton shape="picture" />;
  return <img src={data} alt={t('image', { title: name })} className={styles.picture} />;
}

function Gone() {
  const t = useTexts('connect/announcements');
  return (
    <EmptyState
      title={t('goneTitle')}
      action={
        <Link variant="standalone" href={pathTo('/connect/connect')}>
          {t('all')}
        </Link>
      }
    >
      {t('gone')}
    </EmptyState>
  );
}

export { AnnouncementScreen as Screen };
