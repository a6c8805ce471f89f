import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ActivationSteps } from './activation-steps.tsx';

const steps = [
  { title: 'Your card is on its way', text: 'It arrives in 7 to 10 days.', isDone: true },
  { title: 'Your identity is confirmed', isDone: true },
  { title: 'Choose a PIN', text: 'Four digits that only you know.' },
  { title: 'Use it', text: 'In shops, online and at cash machines.' },
];

const meta = preview.meta({
  component: ActivationSteps,
  title: 'Patterns/Activation steps',
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Activate your card',
    message: 'Two more steps, about a minute.',
    steps,
    primary: { label: 'Choose a PIN', onPress: fn() },
    onClose: fn(),
  },
});

/** Two of four are done: they have a green tick and say so. */
export const Halfway = meta.story({
  tags: ['card-048'],
  play: async ({ args, canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    const ticks = items.map((item) => item.querySelector('[data-done] svg') !== null);
    await expect(ticks).toEqual([true, true, false, false]);
    await expect(items[0]).toHaveTextContent(/^Done: Your card is on its way/);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 4 done');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a PIN' }));
    await expect(args.primary.onPress).toHaveBeenCalledOnce();
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Nothing is done yet. */
export const AtTheStart = meta.story({
  args: {
    steps: steps.map(({ title }) => ({ title })),
    primary: { label: 'Start', onPress: fn() },
    onBack: fn(),
    onHelp: fn(),
  },
});

/** All of it is done. */
export const AllDone = meta.story({
  args: {
    title: 'Your card is ready',
    message: undefined,
    steps: steps.map(({ title }) => ({ title, isDone: true })),
    primary: { label: 'Go to my card', onPress: fn() },
  },
});

/** In Canadian French. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr' },
  args: {
    title: 'Activez votre carte',
    message: 'Encore une étape, environ une minute.',
    steps: [
      { title: 'Votre identité est confirmée', isDone: true },
      { title: 'Choisissez un NIP', text: 'Quatre chiffres à garder pour vous.' },
    ],
    primary: { label: 'Choisir un NIP', onPress: fn() },
  },
});
