import type { Announcement } from '@dayfare/api/connect/announcements/announcements-queries';
import { Box } from '@dayfare/ui/box';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useChatTimes } from '../chat/use-chat-times.ts';
import { AnnouncementActions } from './announcement-actions.tsx';

export interface AnnouncementsProps {
  announcements: readonly Announcement[];
  /** Whether the person may announce something. */
  mayAnnounce: boolean;
}

/** What the employer and its partners announce, to like and to acknowledge. */
export function Announcements({ announcements, mayAnnounce }: AnnouncementsProps) {
  const t = useTexts('connect/home');
  const when = useChatTimes();
  return (
    <Stack gap={3}>
      <Text variant="heading">{t('announcements')}</Text>
      {mayAnnounce && (
        <Link variant="standalone" href={pathTo('/connect/announcements/new')}>
          {t('announce')}
        </Link>
      )}
      {announcements.length === 0 && <Text tone="muted">{t('none')}</Text>}
      {announcements.map((announcement) => {
        const { id, title, detail, author, at, isMarketing } = announcement;
        return (
          <Box as="article" key={id} padding="card" radius="card" background="surface">
            <Stack gap={2}>
              <Text variant="heading" as="h3">
                <Link href={pathTo('/connect/announcements/:id', { id })}>{title}</Link>
              </Text>
              <Text tone="muted" variant="caption">
                {isMarketing ? t('partner') : t('by', { author, when: when(at) })}
              </Text>
              <Text>{detail}</Text>
              <AnnouncementActions announcement={announcement} />
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}
