import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Button } from '../button/button.tsx';
import {
  closeTopOverlay,
  Dialog,
  DialogActions,
  DialogBody,
  type DialogProps,
  DialogTitle,
} from './dialog.tsx';
import '../../testing/overlays.ts';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

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

  it('is named and closed by its parts, whatever stands between them', async () => {
    const onOpenChange = vi.fn();
    render(
      <UiProvider locale="en-US">
        <Dialog isOpen onOpenChange={onOpenChange}>
          <DialogTitle>
            Cancel <em>it?</em>
          </DialogTitle>
          <p>Before the content</p>
          <DialogBody data-part="body">Cancelling is free.</DialogBody>
          <DialogActions data-part="actions">
            <Button>Cancel it</Button>
          </DialogActions>
        </Dialog>
      </UiProvider>,
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel it?' }));
    expect(dialog.getByText('Cancelling is free.').closest('[data-part="body"]')).not.toBeNull();
    expect(dialog.getByRole('button', { name: 'Cancel it' }).parentElement?.dataset.part).toBe('actions');
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });

  it('says of a part that stands alone where it belongs', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<DialogTitle>Alone</DialogTitle>)).toThrow(/Put it into a Dialog/);
  });

  it('has a cross that closes it', async () => {
    const onOpenChange = vi.fn();
    const { user, dialog } = await open({ onOpenChange });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });

  it('stays and has no cross when it must be answered', async () => {
    const { user, dialog } = await open({ isDismissable: false, role: 'alertdialog' });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBe(dialog);
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('alertdialog', { description: 'Cancelling is free.' })).toBe(dialog);
  });

  it('closes on a back that the shell hands over, and tells the shell who took it', async () => {
    await open();
    let taken: boolean | undefined;
    act(() => {
      taken = closeTopOverlay();
    });
    expect(taken).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closeTopOverlay()).toBe(false);
  });

  it('takes a back and stays when it must be answered', async () => {
    const { dialog } = await open({ isDismissable: false });
    expect(closeTopOverlay()).toBe(true);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('closes on the back of Android where the browser watches for it, and stops watching', async () => {
    const watchers: Watcher[] = [];
    class Watcher extends EventTarget {
      isDestroyed = false;
      constructor() {
        super();
        watchers.push(this);
      }
      destroy() {
        this.isDestroyed = true;
      }
    }
    vi.stubGlobal('CloseWatcher', Watcher);
    await open();
    expect(watchers).toHaveLength(1);
    act(() => {
      watchers[0]?.dispatchEvent(new Event('close'));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(watchers.at(-1)?.isDestroyed).toBe(true);
  });

  it('holds the back of Android when it must be answered', async () => {
    const cancels: boolean[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        constructor() {
          super();
          setTimeout(() => cancels.push(!this.dispatchEvent(new Event('cancel', { cancelable: true }))));
        }
        destroy() {}
      },
    );
    await open({ isDismissable: false });
    await waitFor(() => expect(cancels).toEqual([true]));
  });

  it('stops the finger from scrolling the page in an iOS WebView, where hidden overflow does not', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    );
    const swipe = (target: Element) => {
      const touch = (type: string) => {
        const event = new Event(type, { bubbles: true, cancelable: true });
        return Object.assign(event, { touches: [{}] });
      };
      target.dispatchEvent(touch('touchstart'));
      return !target.dispatchEvent(touch('touchmove'));
    };
    const { user } = await open();
    expect(swipe(document.body)).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(swipe(document.body)).toBe(false));
    vi.restoreAllMocks();
  });

  it('hands ref, id and data attributes to the dialog', async () => {
    const { dialog } = await open({ id: 'ask', ref: (element) => element?.setAttribute('data-seen', '') });
    expect(dialog.id).toBe('ask');
    expect(dialog.hasAttribute('data-seen')).toBe(true);
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
