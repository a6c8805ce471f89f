import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { Countdown, type CountdownProps } from './countdown.tsx';

const meta = preview.meta({
  component: Countdown,
  title: 'Components/Countdown',
  args: { endsAt: 0, label: 'Your session ends in', onEnd: fn() },
});

/** Ends some seconds after the story has begun. */
function From({ seconds, ...props }: CountdownProps & { seconds: number }) {
  const [endsAt] = useState(() => Date.now() + seconds * 1000);
  return <Countdown {...props} endsAt={endsAt} />;
}

/** In a line: a timer with a name, that is not announced every second. */
export const Inline = meta.story({
  render: (args) => <From {...args} seconds={180} />,
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer', { name: 'Your session ends in' });
    await expect(timer).toHaveTextContent(/^(3:00|2:5\d)$/);
    await expect(timer).toHaveAttribute('aria-live', 'off');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('');
  },
});

/** What the whole screen is about. */
export const Hero = meta.story({ args: { size: 'hero' }, render: (args) => <From {...args} seconds={90} /> });

/** Says that ten seconds are left, tells once that it is over, and stays at zero. */
export const RunsOut = meta.story({
  render: (args) => <From {...args} seconds={1} />,
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('timer')).toHaveTextContent('0:00'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/up|acabó|écoulé/);
  },
});

/** Words twice as long stand above the time. */
export const LongLabel = meta.story({
  args: { label: twiceAsLong('Puede pedir otro código dentro de') },
  render: (args) => <From {...args} seconds={45} />,
});
