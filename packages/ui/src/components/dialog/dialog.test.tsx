import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

afterEach(cleanup);

function Page({ onOpenChange, ...props }: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  return (
    <UiProvider locale="en-US">
      <main>
        <Button onPress={() => change(true)}>Open</Button>
        <p>Behind</p>
      </main>
      <Dialog title="Cancel it?" {...props} isOpen={isOpen} onOpenChange={change}>
        {props.children ?? 'Cancelling is free.'}
      </Dialog>
    </UiProvider>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole(props.role ?? 'dialog') };
}

describe('Dialog', () => {
  it('is named by its title and takes the focus when it opens', async () => {
    const { dialog } = await open();
    expect(screen.getByRole('dialog', { name: 'Cancel it?' })).toBe(dialog);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('hides the page behind from assistive technology', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('has a cross that closes it', async () => {
    const onOpenChange = vi.fn();
    const { user, dialog } = await open({ onOpenChange });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });

  it('stays and has no cross when it must be answered', async () => {
    const { user, dialog } = await open({ dismissable: false, role: 'alertdialog' });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBe(dialog);
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('alertdialog', { description: 'Cancelling is free.' })).toBe(dialog);
  });

  it('reads as a dialog with its title, its words and its buttons', async () => {
    const { dialog } = await open({ actions: <Button>Cancel transfer</Button> });
    expect(await transcript(dialog)).toEqual([
      'dialog, Cancel it?',
      'dialog, Cancel it?',
      'heading, Cancel it?, level 2',
      'button, Close',
      'Cancelling is free.',
      'button, Cancel transfer',
      'Cancel transfer',
      'end of button, Cancel transfer',
      'end of dialog, Cancel it?',
    ]);
  });
});
