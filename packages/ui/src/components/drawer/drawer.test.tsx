import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { closeTopOverlay } from '../dialog/dialog.tsx';
import { Drawer } from './drawer.tsx';
import '../../testing/overlays.ts';

const drawer = (onOpenChange = vi.fn()) => (
  <Drawer isOpen onOpenChange={onOpenChange} title="Filter" id="filter">
    <p>Groups and people.</p>
  </Drawer>
);

describe('Drawer', () => {
  it('closes by its cross, by Escape and by a back that the shell hands over', async () => {
    const onOpenChange = vi.fn();
    const { user } = render(drawer(onOpenChange));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    closeTopOverlay();
    expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
  });

  it('makes the page behind inert and keeps it from scrolling', () => {
    render(
      <>
        <button type="button">Behind</button>
        {drawer()}
      </>,
    );
    expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it('reads as a dialog with its title, its cross and its words', async () => {
    render(drawer());
    const dialog = screen.getByRole('dialog', { name: 'Filter' });
    expect(dialog.id).toBe('filter');
    expect(await transcript(dialog)).toEqual([
      'dialog, Filter',
      'dialog, Filter',
      'heading, Filter, level 2',
      'button, Close',
      'paragraph',
      'Groups and people.',
      'end of paragraph',
      'end of dialog, Filter',
    ]);
  });
});
