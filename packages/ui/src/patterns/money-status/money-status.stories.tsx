import preview from '@dayfare/storybook/preview';
import { MoneyStatus, type MoneyStatusProps } from './money-status.tsx';

const args: MoneyStatusProps = { status: 'pending', label: 'On its way' };

const meta = preview.meta({
  component: MoneyStatus,
  title: 'Patterns/Money status',
  args,
});

/** Under way. */
export const Pending = meta.story();
/** There. */
export const Settled = meta.story({ args: { status: 'settled', label: 'Arrived' } });
/** A part of it is there. */
export const Partly = meta.story({ args: { status: 'partly', label: 'Partly arrived' } });
/** Not there, and not on its way. */
export const Failed = meta.story({ args: { status: 'failed', label: 'Did not go through' } });
/** Was there, and came back. */
export const Reversed = meta.story({ args: { status: 'reversed', label: 'Returned' } });
/** More than may be moved now; nothing has begun. */
export const OverLimit = meta.story({ args: { status: 'overLimit', label: 'Over your limit' } });
