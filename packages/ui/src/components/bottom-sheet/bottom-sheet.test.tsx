import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import '../../testing/overlays.ts';

afterEach(cleanup);

function sheet(page?: { key: string; label: string }, onOpenChange = vi.fn()) {
  return (
    <UiProvider locale="fr-CA">
      <BottomSheet isOpen onOpenChange={onOpenChange} title="Conditions" page={page}>
        <p>Le virement du lendemain est toujours gratuit.</p>
      </BottomSheet>
    </UiProvider>
  );
}

describe('BottomSheet', () => {
  it('always has a cross, so that nobody has to drag', async () => {
    const onOpenChange = vi.fn();
    render(sheet(undefined, onOpenChange));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fermer' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('keeps the page behind from scrolling', () => {
    render(sheet());
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it('moves the focus to the title when another page comes, not when the first one opens', () => {
    const { rerender } = render(sheet({ key: 'a', label: '1 sur 2' }));
    const title = screen.getByRole('heading', { name: /1 sur 2\s+Conditions/ });
    expect(document.activeElement).not.toBe(title);
    rerender(sheet({ key: 'b', label: '2 sur 2' }));
    expect(document.activeElement).toBe(title);
  });

  it('reads as a dialog with its title, its cross and its words', async () => {
    render(sheet());
    expect(await transcript(screen.getByRole('dialog'))).toEqual([
      'dialog, Conditions',
      'dialog, Conditions',
      'heading, Conditions, level 2',
      'button, Fermer',
      'paragraph',
      'Le virement du lendemain est toujours gratuit.',
      'end of paragraph',
      'end of dialog, Conditions',
    ]);
  });
});
