import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { expectNoOverflow } from '../../testing/play.tsx';
import { rightToLeft, unbreakable } from '../../testing/stress-text.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = preview.meta({
  component: Text,
  title: 'Primitives/Text',
  args: { children: 'Paid early, without a loan' },
});

/** Six sizes; order comes from them before it comes from boxes and lines. */
export const Variants = meta.story({
  render: () => (
    <Stack gap={3}>
      <Text variant="hero">Hero</Text>
      <Text variant="title">Your pay, when you need it</Text>
      <Text variant="heading">This pay period</Text>
      <Text>You earned this by working on Monday and Tuesday. It is yours.</Text>
      <Text variant="label">Next payday: Friday, December 4</Text>
      <Text variant="caption">Updated today at 6:00 AM</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Your pay');
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'This pay period',
    );
  },
});

/** Tones say what a text says; none of them says it alone. */
export const Tones = meta.story({
  render: () => (
    <Stack gap={2}>
      {(['default', 'muted', 'disabled', 'danger', 'warning', 'success', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
});

/** A word longer than the screen breaks, and foreign directions stay where they are. */
export const Stressed = meta.story({
  render: () => (
    <Stack gap={2}>
      <Text variant="title">{unbreakable}</Text>
      <Text>{`Sent to ${rightToLeft} today`}</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});

/** A registered mark stands small above the line in any text, without anyone asking for it; the words stay as they are. */
export const RegisteredMark = meta.story({
  tags: ['ui-019'],
  render: () => (
    <Stack gap={2}>
      <Text variant="title">Dayfare® Visa® Card</Text>
      <Text>The Dayfare® Visa® Prepaid Card</Text>
      <Text variant="caption">Visa® is a registered mark of its owner.</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('The Dayfare® Visa® Prepaid Card');
    const { fontFamily } = getComputedStyle(text);
    // The sign's own font is the first; stand-ins for a brand's font are on some machines only, and fail to load on the others.
    await document.fonts.load(`100px ${fontFamily.split(',')[0]}`, '®');
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('There is no canvas to measure on.');
    canvas.font = `100px ${fontFamily}`;
    const mark = canvas.measureText('®');
    // A negative descent: the sign ends above the baseline.
    await expect(-mark.actualBoundingBoxDescent).toBeGreaterThan(20);
    await expect(mark.actualBoundingBoxAscent + mark.actualBoundingBoxDescent).toBeLessThan(50);
  },
});
