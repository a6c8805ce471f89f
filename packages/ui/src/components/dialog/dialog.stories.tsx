import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Amount } from '../../primitives/amount/amount.tsx';
import { Box } from '../../primitives/box/box.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { Button } from '../button/button.tsx';
import {
  closeTopOverlay,
  Dialog,
  DialogActions,
  DialogBody,
  type DialogProps,
  DialogTitle,
} from './dialog.tsx';

const meta = preview.meta({
  component: Dialog,
  title: 'Components/Dialog',
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Cancel this transfer?',
    children: <Text>The $40.00 goes back to your balance. Cancelling is free.</Text>,
  },
});

/** A page with the button that opens the dialog, so that focus has somewhere to come back to. */
function Page(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (open: boolean) => {
    setOpen(open);
    props.onOpenChange(open);
  };
  return (
    <>
      <Button onPress={() => change(true)}>Cancel transfer</Button>
      <Dialog
        {...props}
        title={props.title ?? 'Cancel this transfer?'}
        isOpen={isOpen}
        onOpenChange={change}
        actions={
          <>
            <Button variant="danger" onPress={() => change(false)}>
              Cancel transfer
            </Button>
            <Button variant="secondary" onPress={() => change(false)}>
              Keep it
            </Button>
          </>
        }
      />
    </>
  );
}

const dialogs = within(document.body);

/** A question with two answers: focus moves in, cannot leave, and comes back to the button. */
export const Question = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Cancel transfer' });
    await userEvent.click(trigger);
    const dialog = await dialogs.findByRole('dialog', { name: 'Cancel this transfer?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(trigger.closest('[inert]')).not.toBeNull();
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  },
});

/** Android's back closes it, and the focus goes back to where it was. */
export const AndroidBack = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Cancel transfer' });
    await userEvent.click(trigger);
    await dialogs.findByRole('dialog');
    await expect(closeTopOverlay()).toBe(true);
    await waitFor(() => expect(dialogs.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** The page behind does not scroll. */
export const ScrollLocked = meta.story({
  args: { isOpen: true },
  render: (args) => <Page {...args} />,
  play: async ({ canvas }) => {
    await dialogs.findByRole('dialog');
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel transfer' })).toBeVisible());
    await waitFor(() => expect(document.documentElement.style.overflow).not.toBe('hidden'));
  },
});

/** Open, to look at. */
export const Open = meta.story({
  args: { isOpen: true },
  render: (args) => <Page {...args} />,
});

/** Must be answered: no cross, and neither Escape nor the page behind closes it. */
export const NotDismissable = meta.story({
  args: {
    isOpen: true,
    isDismissable: false,
    role: 'alertdialog',
    title: 'Are you still there?',
    children: <Text>For your safety you will be signed out in 3 minutes.</Text>,
  },
  render: (args) => <Page {...args} />,
  play: async ({ args }) => {
    const dialog = await dialogs.findByRole('alertdialog', { name: 'Are you still there?' });
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** More text than a screen holds: the middle scrolls, by keyboard too, and the buttons stay in sight. */
export const LongContent = meta.story({
  args: {
    isOpen: true,
    title: 'What changes on December 1',
    children: Array.from({ length: 30 }, (_, line) => (
      <Text key={`line-${line + 1}`}>{line + 1}. Fees, limits and arrival times stay as they are.</Text>
    )),
  },
  render: (args) => <Page {...args} />,
  play: async () => {
    const dialog = await dialogs.findByRole('dialog');
    const area = await within(dialog).findByRole('region', { name: 'What changes on December 1' });
    await expect(area).toHaveAttribute('tabindex', '0');
    await expect(getComputedStyle(area).overscrollBehaviorY).toBe('contain');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep it' })).toBeVisible());
  },
});

/** Composed of its parts: an amount between the title and what scrolls. */
export const Composed = meta.story({
  args: {
    isOpen: true,
    title: undefined,
    children: (
      <>
        <DialogTitle>Cancel this transfer?</DialogTitle>
        <Box paddingX="card" padding={2}>
          <Amount minor={4000} currency="USD" size="title" />
        </Box>
        <DialogBody>
          <Text>It goes back to your balance. Cancelling is free.</Text>
        </DialogBody>
        <DialogActions>
          <Button variant="danger">Cancel transfer</Button>
          <Button variant="secondary">Keep it</Button>
        </DialogActions>
      </>
    ),
  },
  play: async ({ args }) => {
    const dialog = within(await dialogs.findByRole('dialog', { name: 'Cancel this transfer?' }));
    await expect(dialog.getByText('It goes back to your balance. Cancelling is free.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});
