import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusRing, expectNoOverflow, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group.tsx';

const options: RadioOption[] = [
  { value: 'text', label: 'By text message' },
  { value: 'mail', label: 'By email', description: 'To ana@example.com' },
  { value: 'none', label: 'Not at all' },
];

const meta = preview.meta({
  component: RadioGroup,
  title: 'Components/Radio group',
  args: { label: 'How shall we tell you?', options, value: null, onChange: fn() },
  render: function Kept(args: RadioGroupProps) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <RadioGroup {...args} value={value} onChange={change} />;
  },
});

/** Nothing is chosen for the reader; dot and words are one target. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    const mail = canvas.getByRole('radio', { name: 'By email' });
    await expect(mail).toHaveAccessibleDescription('To ana@example.com');
    await expectTouchTarget(mail.closest('label') ?? mail);
    await userEvent.click(canvas.getByText('By email'));
    await expect(mail).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('mail');
    await expect(canvas.getByRole('radiogroup')).toBeRequired();
  },
});

/** One stop of Tab; the arrows choose, and go round. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const [text, mail, none] = within(canvasElement).getAllByRole('radio');
    if (!text || !mail || !none) throw new Error('There should be three answers.');
    const dotOf = (radio: HTMLElement) => radio.closest('label')?.querySelector('[aria-hidden]') ?? radio;
    await tabInto();
    await expectFocusRing(text, dotOf(text));
    await userEvent.keyboard('{ArrowDown}');
    await expect(mail).toBeChecked();
    await expectFocusRing(mail, dotOf(mail));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(none).toBeChecked();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
});

/** Need not be answered. */
export const Optional = meta.story({ args: { isRequired: false } });

/** Help that stays. */
export const WithDescription = meta.story({ args: { description: 'You can change it at any time.' } });

/** One must be chosen to go on. */
export const Invalid = meta.story({
  args: { error: 'Choose how we shall tell you.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose how we shall tell you.',
    );
  },
});

/** One answer cannot be chosen now. */
export const DisabledAnswer = meta.story({
  args: {
    options: options.map((option) =>
      option.value === 'text' ? { ...option, isDisabled: true, description: 'Add a number first.' } : option,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'By text message' })).toBeDisabled();
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { value: 'text', isDisabled: true } });

/** Long words break, and long answers go on to more lines beside their dots. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    options: options.map((option) => ({
      ...option,
      label: twiceAsLong(String(option.label)),
      description: unbreakable,
    })),
    isRequired: false,
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: {
    label: 'Comment souhaitez-vous être prévenu?',
    options: [
      { value: 'text', label: 'Par message texte' },
      { value: 'mail', label: 'Par courriel' },
    ],
    isRequired: false,
  },
});
