import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Maintenance } from './maintenance.tsx';

const meta = preview.meta({
  component: Maintenance,
  title: 'Patterns/Maintenance',
  argTypes: { expectedAt: { control: 'date' } },
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn(), timeZone: 'America/New_York' },
});

/** The app is closed; one can ask again. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We’ll be right back' })).toBeVisible();
    await expect(canvas.getByText(/Transfers that you have already made carry on/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** It is known when it ends. */
export const WithAnEnd = meta.story({
  args: { expectedAt: '2026-11-22T11:00:00Z', onHelp: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We expect to be back by/)).toHaveTextContent(/Sun, Nov 22, 6:00.AM EST/);
  },
});

/** It is being asked: the button keeps its name and takes no second press. */
export const Asking = meta.story({
  args: { isRetrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Check again/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: { expectedAt: '2026-11-22T11:00:00Z' },
});

/** In Canadian French. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr' },
  args: { expectedAt: '2026-11-22T11:00:00Z' },
});
