import preview from '@dayfare/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { LoadingBar } from '../loading-bar/loading-bar.tsx';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({ component: Spinner, title: 'Components/Spinner' });

/** Turns, and says "Loading" once. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(await within(status).findByText(/Loading|Cargando|Chargement/)).toBeInTheDocument();
    await expect(getComputedStyle(status.querySelector('svg') ?? status).animationName).not.toBe('none');
  },
});

/** Says what takes its time. */
export const WithWords = meta.story({
  args: { size: 'large', label: 'Asking your bank', isLabelShown: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Asking your bank')).toBeVisible();
  },
});

/** Under the loading bar while requests are pending. */
export const WhileRequestsArePending = meta.story({
  tags: ['ui-010'],
  render: () => (
    <Stack align="center">
      <LoadingBar isLoading />
      <Spinner size="large" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [bar] = canvas.getAllByRole('status');
    await waitFor(() => expect(bar?.nextElementSibling?.getBoundingClientRect().height).toBe(8));
    await expect(canvasElement.querySelector('[data-shown] svg')).not.toBeNull();
  },
});

/** Words twice as long go on to more lines. */
export const LongWords = meta.story({
  args: { isLabelShown: true, label: twiceAsLong('Nous vérifions votre compte auprès de votre banque') },
});
