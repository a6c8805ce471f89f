import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <UiProvider locale="en-US">
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog title="Cancel it?" isOpen={isOpen} onOpenChange={setOpen}>
        Cancelling is free.
      </Dialog>
    </UiProvider>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { error: undefined as Error | undefined };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
  }
}

const press = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
};

// Nothing here has fetched what shows an overlay: the two tests go on from one another.
describe('an overlay that nothing has been fetched for', () => {
  it('gives a failure to the page, and fetches again the next time', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.doMock('./overlay-panel.tsx', () => {
      throw new TypeError('gone');
    });
    render(
      <Boundary>
        <Page />
      </Boundary>,
    );
    await press();
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    vi.doUnmock('./overlay-panel.tsx');
  });

  it('fetches it when it opens, takes the focus, and gives it back', async () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
    const user = await press();
    const dialog = await screen.findByRole('dialog', { name: 'Cancel it?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });
});
