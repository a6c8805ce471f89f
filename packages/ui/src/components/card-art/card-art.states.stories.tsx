import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { CardArt, type CardArtStatus } from './card-art.tsx';

const meta = preview.meta({
  component: CardArt,
  title: 'Components/Card art/States',
  args: { name: '', number: '', status: 'active' as CardArtStatus, statusLabel: '' },
});
const labels = {
  active: 'Active',
  pending: 'On its way',
  locked: 'Locked',
  blocked: 'Blocked',
  expired: 'Expired',
} as const satisfies Record<CardArtStatus, string>;

/** Every status. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={Object.fromEntries(
        Object.entries(labels).map(([status, label]) => [
          label,
          <CardArt
            key={status}
            name="Dayfare Card"
            number="4417"
            holder="Maria Lopez"
            network="Visa"
            status={status as CardArtStatus}
            statusLabel={label}
          />,
        ]),
      )}
    />
  ),
});
