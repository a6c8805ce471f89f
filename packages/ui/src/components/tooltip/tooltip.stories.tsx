import preview from '@dayfare/storybook/preview';
import { Info } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { expectFocusRing, tabInto } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  title: 'Components/Tooltip',
  args: {
    text: 'Hours that your employer has confirmed.',
    placement: 'bottom' as const,
    children: <IconButton icon={Info} label="Confirmed hours" />,
  },
  decorators: [
    (Story) => (
      <Stack align="center">
        <Story />
      </Stack>
    ),
  ],
});
const page = within(document.body);

/** The keyboard's focus shows it at once, as the control's description; Escape takes it away and leaves the focus. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await tabInto();
    await expectFocusRing(button);
    await expect(await page.findByRole('tooltip')).toHaveTextContent(
      'Hours that your employer has confirmed.',
    );
    await expect(button).toHaveAccessibleDescription('Hours that your employer has confirmed.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

/** Under the pointer, and under it too when the pointer moves on to the words. */
export const UnderThePointer = meta.story({
  args: { delayMs: 0 },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    const tooltip = await page.findByRole('tooltip');
    await userEvent.hover(tooltip);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
  },
});

/** More words than it should have: lines, never wider than the page. */
export const LongWords = meta.story({
  args: {
    text: twiceAsLong('Las horas que su empleador ya confirmó para este período de pago.'),
    defaultOpen: true,
  },
});
