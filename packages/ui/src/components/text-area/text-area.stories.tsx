import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { expectFocusRing, expectNoOverflow, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { TextArea } from './text-area.tsx';

const meta = preview.meta({
  component: TextArea,
  title: 'Components/Text area',
  args: { label: 'What happened?', onChange: fn() },
});

/** A few lines, and how many characters are left; Enter begins a new line. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await tabInto();
    await expectFocusRing(area, area.parentElement ?? area);
    await userEvent.type(area, 'One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
    await expect(canvas.getByText('493 characters left')).toBeVisible();
    await expect(area).toBeRequired();
  },
});

/** It takes no more than it may, and says so. */
export const Full = meta.story({
  args: { maxLength: 20 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(area, 'a'.repeat(25));
    await expect(area).toHaveValue('a'.repeat(20));
    await expect(canvas.getByText('0 characters left', { selector: '[aria-hidden]' })).toBeVisible();
  },
});

/** Grows with what is in it. */
export const Grows = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
  },
});

/** What is wrong stands below it in words. */
export const Invalid = meta.story({
  args: { error: 'Write a sentence or two, so that we can help.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Write a sentence/);
  },
});

/** A word without a place to break, and words twice as long, in Spanish. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    description: twiceAsLong('Cuéntenos qué pasó, sin números de tarjeta.'),
    defaultValue: unbreakable,
    isRequired: false,
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});

/** In Canadian French. */
export const French = meta.story({ globals: { language: 'fr' }, args: { label: 'Que s’est-il passé ?' } });
