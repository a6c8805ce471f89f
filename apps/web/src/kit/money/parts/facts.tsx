import { Box } from '@dayfare/ui/box';
import { Inline } from '@dayfare/ui/inline';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';

/** A fact: its name and value. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Facts below one another, name at the start and value at the end. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Stack as="ul" gap={3}>
      {facts.map(({ name, value }) => (
        <Inline key={name} as="li" justify="between" align="baseline">
          <Text as="span" tone="muted">
            {name}
          </Text>
          <Text as="span" isStrong isNumeric>
            {value}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}

/** The same on a card of their own: what a page is about. */
export function FactCard({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box background="surface" radius="card" padding="card" isRaised>
      <Facts facts={facts} />
    </Box>
  );
}
