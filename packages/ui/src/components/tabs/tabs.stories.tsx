import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  {
    id: 'open',
    title: 'Open',
    content: <Text>Two bills are open.</Text>,
    badge: { count: 2, label: '2 open bills' },
  },
  { id: 'paid', title: 'Paid', content: <Text>Nine bills are paid.</Text> },
  { id: 'auto', title: 'Automatic', content: <Text>None is paid by itself.</Text> },
];
const meta = preview.meta({
  component: Tabs,
  title: 'Components/Tabs',
  args: { label: 'Bills', items, onChange: fn() },
});

/** Arrow keys go from tab to tab, Tab goes on to what is shown. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const open = await canvas.findByRole('tab', { name: /Open/ });
    await tabInto();
    await expectFocusRing(open);
    await expectTouchTarget(open);
    await userEvent.keyboard('{ArrowRight}');
    const paid = canvas.getByRole('tab', { name: 'Paid' });
    await expect(paid).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('paid');
    await expect(canvas.getByRole('tabpanel', { name: 'Paid' })).toHaveTextContent('Nine bills are paid.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Automatic' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Automatic' })).toHaveFocus();
  },
});

/** By a finger. */
export const ByPress = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Automatic' }));
    await expect(await canvas.findByText('None is paid by itself.')).toBeVisible();
    await expect(canvas.queryByText('Two bills are open.')).toBeNull();
  },
});

/** More tabs than room are scrolled, and the page is not. */
export const MoreThanFit = meta.story({
  args: {
    items: Array.from({ length: 8 }, (_, index) => ({
      id: `t-${index}`,
      title: twiceAsLong(`Período ${index + 1}`),
      content: <Text>{index + 1}</Text>,
    })),
    defaultSelected: 't-7',
  },
});
