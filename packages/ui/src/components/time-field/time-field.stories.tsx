import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { TimeField } from './time-field.tsx';

const meta = preview.meta({
  component: TimeField,
  title: 'Components/Time field',
  args: { label: 'Start of shift', onChange: fn() },
});

/** Typed part by part, with AM and PM where the language has them. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await tabInto();
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveFocus();
    await userEvent.keyboard('230p');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:31');
  },
});

/** A time that the caller keeps. */
export const Filled = meta.story({ args: { value: '06:00' } });

/** What is wrong stands below it in words. */
export const Invalid = meta.story({
  args: { value: '02:00', error: 'Choose a time between 6:00 AM and 10:00 PM.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/between 6:00/);
  },
});

/** With 24 hours in Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Début du quart de travail', value: '14:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(2);
    await expect(canvas.getByRole('spinbutton', { name: /heure/ })).toHaveTextContent('14');
  },
});

/** A word without a place to break, and words twice as long, in Spanish. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    description: twiceAsLong('Como está en su horario de esta semana.'),
    error: 'Escriba una hora entre las 6:00 a. m. y las 10:00 p. m.',
    isRequired: false,
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});
