import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { DrawerContract } from './contract-drawer-props.ts';

/** Contracts below one another, each with its title; a single contract has its title on the sheet. */
export function ContractSections({ contracts }: { contracts: readonly DrawerContract[] }) {
  const isOnly = contracts.length === 1;
  return (
    <Stack gap="section">
      {contracts.map(({ id, title, content }) => (
        <Stack key={id} as="section" gap={2}>
          {!isOnly && (
            <Text variant="heading" as="h3">
              {title}
            </Text>
          )}
          {content}
        </Stack>
      ))}
    </Stack>
  );
}
