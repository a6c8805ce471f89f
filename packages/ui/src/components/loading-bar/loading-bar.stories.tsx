import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LoadingBar } from './loading-bar.tsx';

const meta = preview.meta({
  component: LoadingBar,
  title: 'Components/Loading bar',
  parameters: { layout: 'fullscreen' },
  args: { isLoading: true },
});

/** 8 px high at the upper edge, while requests are pending. */
export const Loading = meta.story({
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await canvas.findByText('Loading');
    await expect(status.nextElementSibling?.getBoundingClientRect().height).toBe(8);
  },
});

/** Nothing to wait for: nothing to see. */
export const Idle = meta.story({ args: { isLoading: false } });

function Toggle() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <Button onPress={() => setLoading(!isLoading)}>Toggle</Button>
    </>
  );
}

/** Goes as soon as the last answer is in. */
export const ComesAndGoes = meta.story({
  render: () => <Toggle />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText('Loading');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status').nextElementSibling).toBeNull());
  },
});
