import preview from '@dayfare/storybook/preview';
import { Banknote, CreditCard, Landmark, Zap } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Amount } from '../../primitives/amount/amount.tsx';
import { expectFocusRing, expectTouchTarget, painted, tabInto } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { type Choice, ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx';

const speeds: Choice[] = [
  {
    value: 'next-day',
    title: 'Next day',
    description: 'Tuesday, by 9:00 AM',
    trailing: 'Free',
    icon: Banknote,
  },
  {
    value: 'instant',
    title: 'Instant',
    description: 'Today, in minutes',
    trailing: <Amount minor={299} currency="USD" isStrong />,
    icon: Zap,
  },
];

const places: Choice[] = [
  {
    value: 'bank',
    title: 'First Harbor Bank',
    description: 'Checking, ends in 4821',
    icon: Landmark,
    badge: 'Last used',
  },
  { value: 'card', title: 'Visa debit', description: 'Ends in 1107', icon: CreditCard },
];

const meta = preview.meta({
  component: ChoiceCards,
  title: 'Components/Choice cards',
  args: { label: 'Where to?', choices: places, value: null, onChange: fn() },
  render: function Chosen(args: ChoiceCardsProps) {
    const [value, setValue] = useState(args.value);
    return (
      <ChoiceCards
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
});

/** One below the other; nothing is chosen for the reader. */
export const Stacked = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('radio', { name: 'Visa debit' });
    await expectTouchTarget(card.closest('label') ?? card);
    await userEvent.click(canvas.getByText('Ends in 1107'));
    await expect(card).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
  },
});

/** The chosen one has a thick edge, a tint and a tick. */
export const Selected = meta.story({ args: { value: 'bank' } });

/** Two side by side, the same size and the same number of steps: the free one stands first. */
export const Pair = meta.story({
  args: { label: 'How fast?', choices: speeds, layout: 'pair', value: 'next-day' },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('label')].map((card) =>
      card.getBoundingClientRect(),
    );
    await expect(first?.width).toBe(second?.width);
    await expect(first?.height).toBe(second?.height);
  },
});

/** The size stays the same when one of the two says more. */
export const UnequalPair = meta.story({
  args: {
    label: 'How fast?',
    layout: 'pair',
    value: 'instant',
    choices: speeds.map((speed) =>
      speed.value === 'instant'
        ? { ...speed, description: twiceAsLong('Today, in minutes, also at night') }
        : speed,
    ),
  },
  play: async ({ canvasElement }) => {
    const boxes = () =>
      [...canvasElement.querySelectorAll('label')].map((card) => card.getBoundingClientRect());
    await painted();
    const [first, second] = boxes();
    await expect(first?.height).toBe(second?.height);
    await expect(first?.width).toBe(second?.width);
  },
});

/** A card that cannot be chosen says why. */
export const DisabledCard = meta.story({
  args: {
    value: 'bank',
    choices: places.map((place) =>
      place.value === 'card'
        ? { ...place, disabledReason: 'Expired in October. Add its new date to use it.' }
        : place,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Visa debit' })).toBeDisabled();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Expired in October/);
  },
});

/** One must be chosen to go on. */
export const Invalid = meta.story({ args: { error: 'Choose where the money goes.' } });

/** Tab reaches the group once; the arrows choose. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const [bank, card] = within(canvasElement).getAllByRole('radio');
    if (!bank || !card) throw new Error('There should be two cards.');
    await tabInto();
    await expectFocusRing(bank, bank.closest('label') ?? bank);
    await userEvent.keyboard('{ArrowDown}');
    await expect(card).toBeChecked();
    await expectFocusRing(card, card.closest('label') ?? card);
    await userEvent.keyboard('{ArrowDown}');
    await expect(bank).toBeChecked();
  },
});

/** Texts twice as long go on to more lines. */
export const LongTexts = meta.story({
  args: {
    value: 'bank',
    choices: places.map((place) => ({
      ...place,
      title: twiceAsLong(place.title),
      trailing: twiceAsLong('No fee'),
    })),
  },
});
