import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';

/** One fact: its name and how it stands. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Facts under each other, name at the start and value at the end. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Stack as="ul" gap={3}>
      {facts.map(({ name, value }) => (
        <Stack key={name} as="li" direction="row" justify="between" align="baseline" gap={2} isWrapping>
          <Text as="span" tone="muted">
            {name}
          </Text>
          <Text as="span" isStrong isNumeric>
            {value}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
