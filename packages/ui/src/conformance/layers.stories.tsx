import preview from '@dayfare/storybook/preview';
import { House } from 'lucide-react';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { LoadingBar } from '../components/loading-bar/loading-bar.tsx';
import { SnackbarProvider, useSnackbar } from '../components/snackbar/snackbar.tsx';
import { TabBar } from '../components/tab-bar/tab-bar.tsx';

const meta = preview.meta({
  title: 'Conformance/Layers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

function Says({ message }: { message: string }) {
  const { notify } = useSnackbar();
  useEffect(() => notify({ message, durationMs: 60_000 }), [notify, message]);
  return null;
}

/** What one sees, and can press, in the middle of an element. */
function frontmostAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** The layer that an element lies in: the page takes no pointer under a dialog, so that what is in front cannot be asked there. */
function layerOf(element: Element | null): number {
  for (let outer = element; outer; outer = outer.parentElement) {
    const { position, zIndex } = getComputedStyle(outer);
    if (position === 'fixed' && zIndex !== 'auto') return Number(zIndex);
  }
  throw new Error('It lies in no layer.');
}

const isInFront = (element: Element) => element.contains(frontmostAt(element));

/** Over the page lie its bar of tabs, over that a dialog, over that the loading bar and messages: a message is read whatever is open. */
export const FromThePageUp = meta.story({
  render: () => (
    <SnackbarProvider>
      <LoadingBar isLoading data-bar />
      <div style={{ blockSize: '100dvb' }} />
      <TabBar label="Main" items={[{ href: '#home', label: 'Home', icon: House }]} current="#home" />
      <Dialog isOpen onOpenChange={() => {}} title="Cancel this transfer?" actions={<Button>Keep it</Button>}>
        Cancelling is free.
      </Dialog>
      <Says message="Your session ends soon." />
    </SnackbarProvider>
  ),
  play: async ({ canvasElement }) => {
    const message = await screen.findByText('Your session ends soon.');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(isInFront(message)).toBe(true));
    await expect(isInFront(dialog)).toBe(true);
    const bar = await waitFor(() => layerOf(canvasElement.querySelector('[data-bar] [aria-hidden]')));
    await expect(bar).toBeGreaterThan(layerOf(dialog));
    await expect(layerOf(message)).toBeGreaterThan(bar);
    const tabs = canvasElement.querySelector('nav');
    await expect(tabs && isInFront(tabs)).toBe(false);
  },
});
