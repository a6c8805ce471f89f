import { Amount } from '../../primitives/amount/amount.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';

export interface SavingsBalanceProps {
  /** Label: "Saved so far". */
  label: string;
  /** Minor units; null if there is no balance. */
  minor: number | null;
  /** ISO 4217 code. */
  currency: string;
}

interface PlacedProps extends SavingsBalanceProps {
  /** The same alignment as the title above. */
  align: 'start' | 'center';
}

/** The amount saved, in dollars and cents; two dashes if it is unknown, never a zero that might be wrong. */
export function SavingsBalance({ label, minor, currency, align }: PlacedProps) {
  return (
    <Stack gap={1}>
      <Text variant="label" tone="muted" align={align}>
        {label}
      </Text>
      {minor === null ? (
        <Text variant="hero" align={align}>
          --
        </Text>
      ) : (
        <Amount minor={minor} currency={currency} size="hero" align={align} />
      )}
    </Stack>
  );
}
