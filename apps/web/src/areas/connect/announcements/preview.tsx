import { Box } from '@dayfare/ui/box';
import { Disclosure } from '@dayfare/ui/disclosure';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { AnnouncementValues } from './announcement-values.ts';

export interface PreviewProps {
  values: Pick<AnnouncementValues, 'title' | 'detail'>;
  /** Whether a picture stands above the text. */
  hasPicture: boolean;
}

/** An announcement as people will see it. */
export function Preview({ values: { title, detail }, hasPicture }: PreviewProps) {
  const t = useTexts('connect/announcements');
  return (
    <Disclosure headingLevel={2} label={t('preview')}>
      <Box as="article" padding="card" radius="card" background="surface" aria-label={t('preview')}>
        <Stack gap={2}>
          <Text variant="heading" as="h3">
            {title.trim() || t('title')}
          </Text>
          {hasPicture && (
            <Text tone="muted" variant="caption">
              {t('pictureAbove')}
            </Text>
          )}
          <Text>{detail.trim() || t('detail')}</Text>
        </Stack>
      </Box>
    </Disclosure>
  );
}
