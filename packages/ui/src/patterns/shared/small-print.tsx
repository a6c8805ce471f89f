import { Children, type ReactNode } from 'react';
import { Superscript } from '../../components/superscript/superscript.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';

/** Required statements that few people read: the card's issuer, disclaimers. Renders nothing if there are none. */
export function SmallPrint({ statements = [] }: { statements?: readonly ReactNode[] | undefined }) {
  if (statements.length === 0) return null;
  return (
    <Stack gap={2}>
      {Children.map(statements, (statement) => (
        <Text as="div" variant="caption" tone="muted">
          {typeof statement === 'string' ? <Superscript text={statement} /> : statement}
        </Text>
      ))}
    </Stack>
  );
}
