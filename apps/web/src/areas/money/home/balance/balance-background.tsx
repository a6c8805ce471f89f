import { Box } from '@dayfare/ui/box';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { type ReactNode, useId } from 'react';

export interface BalanceBackgroundProps {
  /** What the number is. */
  label: string;
  children: ReactNode;
}

/** The brand's background, with the balance's name. */
export function BalanceBackground({ label, children }: BalanceBackgroundProps) {
  const id = useId();
  return (
    <Box as="section" background="brand" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={2}>
        <Text variant="label" as="h2" tone="muted" id={id}>
          {label}
        </Text>
        {children}
      </Stack>
    </Box>
  );
}
