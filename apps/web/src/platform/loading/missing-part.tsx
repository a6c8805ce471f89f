import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../i18n/use-texts.ts';

/** Stands in for a part of a page whose chunk could not be fetched. A browser remembers that; only a new page asks for the chunk again. */
export function MissingPart() {
  const t = useTexts('app');
  return (
    <Stack gap={3} align="start">
      <Text tone="muted">{t('problem.partText')}</Text>
      <Button variant="secondary" size="small" onPress={() => window.location.reload()}>
        {t('problem.reload')}
      </Button>
    </Stack>
  );
}
