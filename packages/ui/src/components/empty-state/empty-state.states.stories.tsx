import preview from '@dayfare/storybook/preview';
import { Inline } from '../../primitives/inline/inline.tsx';
import { EmptyState } from './empty-state.tsx';
import { Illustration } from './illustrations/illustration.tsx';

const meta = preview.meta({
  component: EmptyState,
  title: 'Components/Empty state/States',
  args: { title: '' },
});
const names = [
  'nothing-yet',
  'offline',
  'server-down',
  'not-found',
  'success',
  'waiting',
  'checking',
  'not-now',
  'no-mail',
  'get-app',
] as const;

/** Every illustration in the colours of the brand. */
export const Illustrations = meta.story({
  render: () => (
    <Inline align="stretch" gap={5}>
      {names.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Inline>
  ),
});
