import preview from '@dayfare/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = preview.meta({
  component: Disclosure,
  title: 'Components/Disclosure',
  args: {
    label: 'How is this worked out?',
    children: <Text>What you earned so far, less what is kept back for taxes, less what you took.</Text>,
  },
});

/** Closed, and one tap from open. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'How is this worked out?' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Open. */
export const Open = meta.story({ args: { defaultExpanded: true } });
