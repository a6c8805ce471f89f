import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { autofill, expectFocusRing, expectNoOverflow, painted, paste, tabInto } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { Button } from '../button/button.tsx';
import { AmountField } from './amount-field.tsx';

const meta = preview.meta({
  component: AmountField,
  title: 'Components/Amount field',
  args: { label: 'How much do you need?', currency: 'USD', onChange: fn(), name: 'amount' },
});

const inputIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');

/** The strip that shows the ring: the input's nearest group. */
const stripOf = (input: HTMLElement) => input.closest('[role=group], [role=presentation]') ?? input;

/** Nothing typed yet: the figure that stands there is only a hint. */
export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await expect(input).toHaveAccessibleDescription(/US Dollar/);
    await tabInto();
    await expectFocusRing(input, stripOf(input));
  },
});

/** Digits, one separator, two decimals: what is typed beyond that never shows, and deleting is always allowed. */
export const Typing = meta.story({
  tags: ['validation-007'],
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '40a.2599-');
    await expect(input).toHaveValue('40.25');
    await expect(args.onChange).toHaveBeenLastCalledWith(4025, '40.25');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('40');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}{Delete}');
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, '');
    await userEvent.type(input, '12,5');
    await expect(input).toHaveValue('12.5');
    await userEvent.tab();
    await expect(input).toHaveValue('12.50');
  },
});

/** Suggestions below have their place from the start, whatever is said about the amount. */
export const MessageLines = meta.story({
  args: { messageLines: 2 },
  render: function Suggested(args) {
    const [amount, setAmount] = useState<number | null>(null);
    return (
      <Stack>
        <AmountField
          {...args}
          value={amount}
          onChange={setAmount}
          description={amount ? 'On payday, Friday, December 4, you still get about $900.00.' : ''}
          error={
            (amount ?? 0) > 30_000
              ? 'That’s more than your limit allows today. You can take up to $300.00.'
              : ''
          }
        />
        <Button variant="secondary" onPress={() => setAmount(2000)}>
          $20
        </Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const suggestion = within(canvasElement).getByRole('button');
    const before = suggestion.getBoundingClientRect().top;
    for (const digits of ['40', '00']) {
      await userEvent.type(inputIn(canvasElement), digits);
      await expect(suggestion.getBoundingClientRect().top).toBe(before);
    }
    await expect(within(canvasElement).getByText(/^That’s more than/)).toBeVisible();
  },
});

/** A pasted or filled-in amount is read as people write amounts, and cut at two decimals. */
export const Pasted = meta.story({
  tags: ['validation-007'],
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await paste(input, ' $1,240.259 ');
    await expect(input).toHaveValue('1240.25');
    await expect(args.onChange).toHaveBeenLastCalledWith(124025, '1240.25');
    await userEvent.clear(input);
    await autofill(input, '1.240,5');
    await expect(input).toHaveValue('1240.5');
  },
});

/** What the amount means, while one types. */
export const WithDescription = meta.story({ args: { value: 4000, description: '$160.00 left after this' } });

/** Too much: the words say by how much it may be less. They are said once typing pauses. */
export const Invalid = meta.story({
  args: { value: 24000, error: 'That is $40.00 more than you can take today. Enter $200.00 or less.' },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/more than you can take/);
  },
});

/** The message follows the digits in sight at once, and in speech only when they stop coming. */
export const SaidWhenTypingPauses = meta.story({
  render: function Counting(args) {
    const [minor, setMinor] = useState<number | null>(null);
    const left = (20000 - (minor ?? 0)) / 100;
    return <AmountField {...args} value={minor} onChange={setMinor} description={`${left} dollars left`} />;
  },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    const live = canvasElement.querySelector('span[aria-live]');
    await userEvent.type(input, '150');
    await expect(input).toHaveAccessibleDescription(/50 dollars left/);
    await expect(live).toHaveTextContent('');
    await waitFor(() => expect(live).toHaveTextContent('50 dollars left'));
  },
});

/** A suggestion from outside replaces the text; the number that the field itself has just given does not. */
export const WithSuggestions = meta.story({
  render: function Suggested(args) {
    const [minor, setMinor] = useState<number | null>(null);
    return (
      <Stack align="center">
        <AmountField {...args} value={minor} onChange={setMinor} description="Up to $200.00 today" />
        <Inline align="stretch" justify="center">
          {[2000, 10000, 20000].map((share) => (
            <Button key={share} variant="secondary" size="small" onPress={() => setMinor(share)}>
              {`$${share / 100}`}
            </Button>
          ))}
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = inputIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '$100' }));
    await expect(input).toHaveValue('100.00');
    await userEvent.click(input);
    await expect(input).toHaveValue('100');
    await userEvent.type(input, '.');
    await expect(input).toHaveValue('100.');
  },
});

/** The largest amount is set smaller rather than cut off, down to 320 px. */
export const Largest = meta.story({
  args: { value: 999_999_999 },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    for (const width of ['288px', '343px', '100%']) {
      canvasElement.style.inlineSize = width;
      await painted();
      await expectNoOverflow(input);
      await expectNoOverflow(stripOf(input));
    }
    canvasElement.style.inlineSize = '';
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { value: 4000, isDisabled: true } });

/** Texts twice as long go on to more lines. */
export const LongTexts = meta.story({
  args: {
    label: twiceAsLong('How much do you need before payday?'),
    value: 4000,
    description: twiceAsLong('If you take $40.00 now, about $160.00 is left on payday.'),
  },
});
