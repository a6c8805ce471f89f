import preview from '@dayfare/storybook/preview';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({
  component: EmptyState,
  title: 'Components/Empty state',
  args: {
    title: 'Your first day is on its way',
    children: 'Your pay shows here the morning after your first shift.',
  },
});

/** Nothing to do but wait. */
export const NothingYet = meta.story();

/** One thing to do. */
export const WithAction = meta.story({
  args: {
    title: 'No transfers yet',
    children: 'When you take some of your pay early, it shows here.',
    action: <Button>Get money</Button>,
  },
});
