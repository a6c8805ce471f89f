import preview from '@dayfare/storybook/preview';
import { ArrowUpRight, Landmark } from 'lucide-react';
import { MoneyStatus, type MoneyStatusKind } from '../../patterns/money-status/money-status.tsx';
import { Amount } from '../../primitives/amount/amount.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { ListRow } from './list-row.tsx';

const meta = preview.meta({ component: ListRow, title: 'Components/List row/States', args: { title: '' } });
const labels = {
  pending: 'On its way',
  settled: 'Arrived',
  partly: 'Partly arrived',
  failed: 'Did not go through',
  reversed: 'Returned',
} satisfies Record<MoneyStatusKind, string>;
const kinds = Object.keys(labels) as MoneyStatusKind[];

/** Every status, and rows with more words than room. */
export const AllStates = meta.story({
  render: () => (
    <Stack gap={0}>
      {kinds.map((status) => (
        <ListRow
          key={status}
          href={`/ewa/transactions/${status}`}
          icon={ArrowUpRight}
          title="To Everyday checking"
          subtitle="Instant"
          trailing={<Amount minor={-4000} currency="USD" signDisplay="exceptZero" isStrong />}
          status={<MoneyStatus status={status} label={labels[status]} />}
        />
      ))}
      <ListRow title="Only a title" />
      <ListRow
        icon={Landmark}
        title="Compte d’épargne conjoint de la Caisse populaire de Saint-Hyacinthe"
        subtitle="Compte bancaire se terminant par 4417"
        trailing={<Amount minor={123456789} currency="USD" isStrong />}
        onPress={() => {}}
      />
    </Stack>
  ),
});
