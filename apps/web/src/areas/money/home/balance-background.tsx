import { Box } from '@dayfare/ui/box';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { type ReactNode, useId } from 'react';
import { useVoice } from '../../../platform/i18n/use-texts.ts';

/** The brand's background, with the balance's name. */
export function BalanceBackground({ children }: { children: ReactNode }) {
  const voice = useVoice();
  const id = useId();
  return (
    <Box as="section" background="brand" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={2}>
        <Text variant="label" as="h2" tone="muted" id={id}>
          {voice('availableLabel')}
        </Text>
        {children}
      </Stack>
    </Box>
  );
}
