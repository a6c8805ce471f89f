import {
  type Announcement,
  announcementMutation,
} from '@dayfare/api/connect/announcements/announcements-queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Inline } from '@dayfare/ui/inline';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** Likes an announcement, and says that one has read it. */
export function AnnouncementActions({ announcement }: { announcement: Announcement }) {
  const t = useTexts('connect/home');
  const { title, likes, isLiked, needsAcknowledgement, isAcknowledged } = announcement;
  // One each: liking must not disable the other button, whose press would be lost.
  const mutation = announcementMutation(useApp().api);
  const like = useMutation(mutation);
  const acknowledge = useMutation(mutation);
  return (
    <Stack gap={2}>
      {(like.isError || acknowledge.isError) && (
        <Banner tone="warning" isAnnounced>
          {t('problem')}
        </Banner>
      )}
      <Inline gap={2}>
        <Button
          size="small"
          variant={isLiked ? 'secondary' : 'quiet'}
          aria-pressed={isLiked}
          isDisabled={like.isPending}
          onPress={() => like.mutate({ announcement, kind: isLiked ? 'unlike' : 'like' })}
        >
          {t(isLiked ? 'liked' : 'like')}
        </Button>
        <Text as="span" tone="muted" variant="caption">
          {t('likes', { count: likes })}
        </Text>
      </Inline>
      {isAcknowledged ? (
        <StatusTag tone="success">{t('acknowledged')}</StatusTag>
      ) : (
        needsAcknowledgement && (
          <Button
            variant="secondary"
            isDisabled={acknowledge.isPending}
            onPress={() => acknowledge.mutate({ announcement, kind: 'acknowledge' })}
          >
            {t('acknowledge', { title })}
          </Button>
        )
      )}
    </Stack>
  );
}
