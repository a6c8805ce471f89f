import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { nextFilters } from './next-filters.ts';
import '../../testing/overlays.ts';

const order = ['all', 'unread', 'groups'] as const;

const drawer = (isOpen = true, onApply = vi.fn()) => (
  <FilterDrawer
    isOpen={isOpen}
    onClose={vi.fn()}
    filters={order.map((value) => ({ value, label: value }))}
    value={['all']}
    onApply={onApply}
  />
);

describe('the filters after a press', () => {
  it('always hold one: the first again when there is none, and not beside another [connect-030]', () => {
    expect(nextFilters(order, ['unread'], [])).toEqual(['all']);
    expect(nextFilters(order, ['all'], [])).toEqual(['all']);
    expect(nextFilters(order, ['all'], ['all', 'unread'])).toEqual(['unread']);
    expect(nextFilters(order, ['unread', 'groups'], ['unread', 'groups', 'all'])).toEqual(['all']);
    expect(nextFilters(order, ['unread'], ['groups', 'unread'])).toEqual(['unread', 'groups']);
  });

  it('are none where there are none to choose from', () => {
    expect(nextFilters([], [], [])).toEqual([]);
  });
});

describe('FilterDrawer', () => {
  it('uses nothing before its button is pressed', async () => {
    const onApply = vi.fn();
    const { user } = render(drawer(true, onApply));
    await user.click(screen.getByRole('checkbox', { name: 'unread' }));
    expect(onApply).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(onApply).toHaveBeenCalledExactlyOnceWith(['unread']);
  });

  it('begins with the filters in use whenever it opens', async () => {
    const { user, again } = render(drawer());
    await user.click(screen.getByRole('checkbox', { name: 'groups' }));
    again(drawer(false));
    again(drawer());
    expect((screen.getByRole('checkbox', { name: 'all' }) as HTMLInputElement).checked).toBe(true);
  });

  it('reads as a dialog with a question and its boxes', async () => {
    render(drawer(), { locale: 'fr-CA' });
    const said = (await spoken(screen.getByRole('dialog'))).join('\n');
    expect(said).toContain('heading, Filtrer les conversations, level 2');
    expect(said).toContain('group, Lesquelles voulez-vous voir?');
    expect(said).toMatch(/checkbox, all.*checked/);
  });
});
