import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'when', title: 'When does my money arrive?', content: 'Instant transfers arrive within minutes.' },
  { id: 'cost', title: 'What does it cost?', content: 'The next-day transfer is always free.' },
  { id: 'limit', title: 'How much can I take?', content: 'Up to half of what you have earned.' },
];
const meta = preview.meta({
  component: Accordion,
  title: 'Components/Accordion',
  args: { items, onExpandedChange: fn() },
});

/** Enter opens and closes; the focus stays; the answer is tied to its button. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('button', { name: 'When does my money arrive?' });
    await tabInto();
    await expectFocusRing(first);
    await expectTouchTarget(first);
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('Instant transfers arrive within minutes.')).toBeVisible());
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['when']);
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'What does it cost?' })).toHaveFocus();
  },
});

/** What one has opened stays open. */
export const Several = meta.story({
  args: { defaultExpanded: ['when', 'cost'] },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getAllByRole('button', { expanded: true });
    await expect(open).toHaveLength(2);
  },
});

/** Only one at a time. */
export const OneAtATime = meta.story({
  args: { allowsMultiple: false, defaultExpanded: ['when'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'What does it cost?' }));
    const open = canvas.getAllByRole('button', { expanded: true });
    await expect(open.map((button) => button.textContent)).toEqual(['What does it cost?']);
  },
});

/** Questions and answers with more words than room. */
export const LongWords = meta.story({
  args: {
    items: [
      {
        id: 'a',
        title: twiceAsLong('¿Cuándo llega mi dinero si lo pido un fin de semana?'),
        content: unbreakable,
      },
      { id: 'b', title: unbreakable, content: twiceAsLong('Siempre es gratis al día siguiente.') },
    ],
    defaultExpanded: ['a', 'b'],
  },
});
