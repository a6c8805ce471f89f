import { Box } from '@dayfare/ui/box';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useVoice } from '../i18n/use-texts.ts';

/** The brand's background and tagline, next to a task without a summary. */
export function BrandPanel() {
  const voice = useVoice();
  return (
    <Box background="brand" radius="card" padding={6}>
      <Stack gap={3}>
        <Text variant="heading" as="p" isBalanced>
          {voice('tagline')}
        </Text>
        <Text tone="muted">{voice('promise')}</Text>
        <Text variant="caption" tone="muted">
          {voice('offeredBy')}
        </Text>
      </Stack>
    </Box>
  );
}
