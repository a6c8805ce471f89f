import { expect, userEvent, within } from 'storybook/test';
import preview from '../../preview.tsx';
import { readGlobals } from '../shared/looks.ts';
import { TokenUsage } from './token-usage.tsx';

const meta = preview.meta({
  title: 'Studio/Token usage',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <TokenUsage globals={readGlobals(globals)} />,
});

/** From a token to the components that read it, and from a component to its tokens. */
export const Usage = meta.story({
  name: 'Token usage',
  play: async ({ canvas, canvasElement }) => {
    const action = canvasElement.querySelector<HTMLElement>('[data-token="colour.action"]');
    if (!action) throw new Error('Every token has a row.');
    await expect(within(action).getByText('button')).toBeVisible();
    // No component names it, and each that has a shadow is painted in it.
    const shadow = canvasElement.querySelector('[data-token="colour.shadow"]');
    await expect(shadow).not.toHaveTextContent('No component reads it');

    await userEvent.click(canvas.getByRole('radio', { name: 'By component' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a component' }), 'button');
    const button = canvasElement.querySelector<HTMLElement>('[data-component="button"]');
    if (!button) throw new Error('Every component has a row.');
    await expect(within(button).getByText('colour.onAction')).toBeVisible();

    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('radio', { name: 'By token' }));
  },
});
