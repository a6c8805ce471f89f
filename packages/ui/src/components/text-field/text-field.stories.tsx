import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { autofill, expectFocusRing, expectNoOverflow, paste, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { TextField } from './text-field.tsx';

const meta = preview.meta({
  component: TextField,
  title: 'Components/Text field',
  args: { label: 'First name', onChange: fn(), autoComplete: 'given-name' },
});

const inputIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');

/** A label, a box, and a ring around the box when the keyboard is in it. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await tabInto();
    await expectFocusRing(input, input.parentElement ?? input);
    await userEvent.type(input, 'Ana');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ana');
    await expect(input).toBeRequired();
  },
});

/** Help that stays while one types. */
export const WithDescription = meta.story({
  args: { label: 'Nickname', description: 'Only you see it, on your cards and accounts.' },
});

/** May stay empty, and says so in words. */
export const Optional = meta.story({
  args: { label: 'Middle name', isRequired: false, autoComplete: 'additional-name' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Optional')).toBeVisible();
    await expect(inputIn(canvasElement)).not.toBeRequired();
  },
});

/** What is wrong stands below the box in words, with an icon; the border is red as well. */
export const Invalid = meta.story({
  args: {
    label: 'Email',
    type: 'email',
    value: 'ana@',
    error: 'Add the part after the @, such as ana@example.com.',
    autoComplete: 'email',
  },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/Add the part after the @/);
    const text = within(canvasElement).getByText(/Add the part/);
    await expect(text).toBeVisible();
    const border = getComputedStyle(input.parentElement ?? input).borderTopColor;
    const red = document.createElement('i');
    red.style.color = 'var(--df-colour-dangerBorder)';
    canvasElement.append(red);
    await expect(border).toBe(getComputedStyle(red).color);
    red.remove();
  },
});

/** Fifty characters unless the caller says otherwise, also for what is pasted or filled in. */
export const FiftyCharacters = meta.story({
  tags: ['validation-014'],
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await paste(input, 'a'.repeat(80));
    await expect(input).toHaveValue('a'.repeat(50));
    await userEvent.type(input, 'b');
    await expect(input.value.length).toBe(50);
    await autofill(input, 'c'.repeat(80));
    await expect(input).toHaveValue('c'.repeat(50));
  },
});

/** An e-mail address may have the 254 characters that such addresses have at most, and no blank. */
export const Email = meta.story({
  args: { label: 'Email', type: 'email', autoComplete: 'email' },
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, 'ana@ harbor');
    await paste(input, ' foods.example ');
    await expect(args.onChange).toHaveBeenLastCalledWith('ana@harborfoods.example');
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input).toHaveAttribute('maxlength', '254');
  },
});

/** A phone shows the keys for a number; it may be written as one likes. */
export const Telephone = meta.story({ args: { label: 'Phone', type: 'tel', autoComplete: 'tel' } });

/** A phone shows the keys for a web address, which has no blanks. */
export const WebAddress = meta.story({ args: { label: 'Website', type: 'url', autoComplete: 'url' } });

/** Words to search by, sent with a form. A `SearchField` can be cleared and says how much was found. */
export const SearchWords = meta.story({
  args: { label: 'Words to look for', type: 'search', autoComplete: 'off' },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { value: 'Ana', isDisabled: true } });

/** A word that offers no place to break, in Spanish: it breaks where it must. */
export const Unbreakable = meta.story({
  globals: { language: 'es' },
  args: { label: unbreakable, description: unbreakable, error: unbreakable, isRequired: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Opcional')).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
});

/** In Canadian French the words go on to more lines beside the word for optional. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: {
    label: 'Le nom qui figure sur votre relevé de paie ou sur votre carte',
    description: 'Il se trouve dans le coin supérieur du relevé, à côté de la date.',
    isRequired: false,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Facultatif')).toBeVisible();
  },
});

/** Texts twice as long go on to more lines. */
export const LongTexts = meta.story({
  args: {
    label: twiceAsLong('The name that is printed on your pay statement'),
    description: twiceAsLong('You find it in the upper corner of the statement, beside the date.'),
    isRequired: false,
  },
});
