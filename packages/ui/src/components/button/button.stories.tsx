import preview from '@dayfare/storybook/preview';
import { ArrowUpRight, Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { Button } from './button.tsx';

const meta = preview.meta({
  component: Button,
  title: 'Components/Button',
  args: { children: 'Get $40.00', onPress: fn() },
});

/** The one action of a screen. It says what happens. */
export const Primary = meta.story({
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Get $40.00' });
    await expectTouchTarget(button);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

/** An action of the second rank, beside or below the primary one. */
export const Secondary = meta.story({ args: { variant: 'secondary', children: 'Change amount' } });

/** A way out, with the least weight. */
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Not now' } });

/** Something that cannot be undone. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Remove this card' } });

/** In a row or a card; still 44 px for a finger. */
export const Small = meta.story({
  args: { size: 'small', variant: 'secondary', children: 'See all' },
  play: async ({ canvasElement }) => expectTouchTarget(within(canvasElement).getByRole('button')),
});

/** An icon before the label says the same as the label. */
export const WithIcon = meta.story({
  args: { icon: Download, variant: 'secondary', children: 'Save receipt' },
});

/** As wide as its column on a phone. */
export const Stretched = meta.story({ args: { isStretched: true, icon: ArrowUpRight } });

/** Cannot be used now; the reason stands beside it. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** Works on it: the spinner lies over the label, and a second press does nothing. */
export const Pending = meta.story({
  args: { isPending: true, pendingLabel: 'Sending $40.00' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Get \$40.00/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveAttribute('disabled');
    await userEvent.click(button);
    await userEvent.dblClick(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** Going from rest to pending and back keeps width, focus and place. */
export const PendingKeepsItsPlace = meta.story({
  render: function Sending(args) {
    const [isPending, setIsPending] = useState(false);
    return (
      <Stack align="start">
        <Button {...args} isPending={isPending} onPress={() => setIsPending(true)} />
        <Button variant="quiet" onPress={() => setIsPending(false)}>
          Finish
        </Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /Get/ });
    const before = button.getBoundingClientRect();
    await tabInto();
    await expectFocusRing(button);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    const during = button.getBoundingClientRect();
    await expect(during.width).toBe(before.width);
    await expect(during.height).toBe(before.height);
    await expectFocusRing(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
});

/** Enter and Space press it, once each. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await tabInto();
    await expectFocusRing(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

/** A label twice as long goes on to a second line, and nothing is cut off. */
export const LongLabel = meta.story({
  args: { children: twiceAsLong('Send $1,240.25 to my savings account today'), icon: ArrowUpRight },
});

/** Below a text, a quiet button is flush with it. */
export const Flush = meta.story({
  args: { children: 'Statements', icon: FileText, variant: 'quiet', size: 'small', isFlush: true },
  render: (args) => (
    <Stack align="start" gap={1}>
      <Text>Three transfers in November</Text>
      <Button {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const icon = canvas.getByRole('button').querySelector('svg');
    const left = canvas.getByText('Three transfers in November').getBoundingClientRect().left;
    await expect(icon?.getBoundingClientRect().left).toBeCloseTo(left, 0);
  },
});
