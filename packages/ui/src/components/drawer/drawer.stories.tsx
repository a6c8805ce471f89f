import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

const meta = preview.meta({
  component: Drawer,
  title: 'Components/Drawer',
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Filter messages',
    children: (
      <>
        <Checkbox defaultSelected>Groups</Checkbox>
        <Checkbox defaultSelected>People</Checkbox>
      </>
    ),
    actions: <Button>Show 12 messages</Button>,
  },
});

function Page(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (open: boolean) => {
    setOpen(open);
    props.onOpenChange(open);
  };
  return (
    <>
      <Button onPress={() => change(true)}>Filter</Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const page = within(document.body);
const settled = () => new Promise((resolve) => setTimeout(resolve, 600));

/** Tab stays inside, Escape closes, and the focus goes back to the button. */
export const ByKeyboard = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await page.findByRole('dialog', { name: 'Filter messages' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await expect(trigger.closest('[inert]')).not.toBeNull();
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Open, at the end edge, over the whole height, with a strip of the page in sight. */
export const Open = meta.story({
  args: { isOpen: true },
  render: (args) => <Page {...args} />,
  play: async () => {
    const drawer = await page.findByRole('dialog');
    await settled();
    const { left, right, height } = drawer.getBoundingClientRect();
    await expect(Math.round(right)).toBe(document.documentElement.clientWidth);
    await expect(left).toBeGreaterThanOrEqual(47);
    await expect(Math.round(height)).toBe(window.innerHeight);
  },
});

/** A press on the page that is still in sight closes it. */
export const PressBeside = meta.story({
  args: { isOpen: true },
  render: (args) => <Page {...args} />,
  play: async ({ args }) => {
    await page.findByRole('dialog');
    await settled();
    const strip = document.elementFromPoint(12, 300);
    if (!strip) throw new Error('There should be a strip of the page.');
    await userEvent.click(strip);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** Must be answered: no cross, and neither Escape nor a press beside it closes it. */
export const NotDismissable = meta.story({
  args: { isOpen: true, isDismissable: false },
  render: (args) => <Page {...args} />,
  play: async ({ args }) => {
    const drawer = await page.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(within(drawer).queryByRole('button', { name: /close|cerrar|fermer/i })).toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** Clear of notch and home indicator; a long text scrolls between title and actions. */
export const LongTextOnAPhone = meta.story({
  globals: { platform: 'ios' },
  args: {
    isOpen: true,
    title: twiceAsLong('Cómo usamos los datos de su tarjeta'),
    children: Array.from({ length: 30 }, (_, line) => (
      <Text key={`line-${line + 1}`}>{line + 1}. Nothing is shared without your consent.</Text>
    )),
  },
  render: (args) => <Page {...args} />,
  play: async () => {
    const drawer = await page.findByRole('dialog');
    await within(drawer).findByRole('region');
    await waitFor(() =>
      expect(within(drawer).getByRole('button', { name: 'Show 12 messages' })).toBeVisible(),
    );
  },
});
