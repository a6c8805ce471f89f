import { videosQuery } from '@dayfare/api/help/queries';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';

/**
 * Links to the videos that are watched most, with how long each is and which site plays it. Nothing of that site is loaded here. Without an
 * answer the section is left out: help is complete without it.
 */
export function PopularVideos() {
  const { api } = useApp();
  const t = useTexts('help/faqs');
  const { data: videos = [] } = useQuery(videosQuery(api, useLanguage()));
  if (videos.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Text variant="heading">{t('videos.title')}</Text>
      <Text tone="muted">{t('videos.text')}</Text>
      {videos.map(({ id, title, url, seconds }) => (
        <Stack key={id} gap={0} align="start">
          <Link href={url.href} variant="standalone" isExternal>
            {title}
          </Link>
          <Text variant="caption" tone="muted">
            {t('videos.facts', { length: lengthOf(seconds), site: url.host })}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

/** `1:14` */
function lengthOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
