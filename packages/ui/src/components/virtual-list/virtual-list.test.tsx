import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

const names = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index + 1}`);
const list = (props: Partial<VirtualListProps<string>> = {}) => (
  <VirtualList
    label="Transfers"
    items={names(1000)}
    getKey={(item) => item}
    renderItem={(item) => <span>{item}</span>}
    {...props}
  />
);

describe('VirtualList', () => {
  it('has only what is near in the page, and tells each row its place among all', () => {
    render(list());
    const items = within(screen.getByRole('list', { name: 'Transfers' })).getAllByRole('listitem');
    expect(items.length).toBeGreaterThan(3);
    expect(items.length).toBeLessThan(40);
    expect(items[2]?.getAttribute('aria-posinset')).toBe('3');
    expect(items[2]?.getAttribute('aria-setsize')).toBe('1000');
  });

  it('counts those that have not been loaded yet', () => {
    render(list({ items: names(5), total: 90 }));
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('90');
  });

  it('asks for more once when the end is near, and again when there is more', () => {
    const onEndNear = vi.fn();
    const { again } = render(list({ items: names(5), onEndNear }));
    again(list({ items: names(5), onEndNear }));
    expect(onEndNear).toHaveBeenCalledOnce();
    again(list({ items: names(8), onEndNear }));
    expect(onEndNear).toHaveBeenCalledTimes(2);
  });

  it('hands ref and data attributes to its root', () => {
    const ref = vi.fn();
    const { container } = render(list({ ref, id: 'all' }));
    expect(ref).toHaveBeenCalledWith(container.querySelector('#all'));
  });

  it('reads as a list with its items', async () => {
    const { container } = render(list({ items: names(2) }));
    expect(await transcript(container)).toEqual([
      'list, Transfers',
      'listitem, level 1, position 1, set size 2',
      'Row 1',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'Row 2',
      'end of listitem, level 1, position 2, set size 2',
      'end of list, Transfers',
    ]);
  });
});
