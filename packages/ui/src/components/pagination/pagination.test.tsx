import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

describe('the pages that are shown', () => {
  it('are all of a few, and of many the ends and the neighbours', () => {
    expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(1, 12)).toEqual([1, 2, 3, 4, 5, 'gap-after', 12]);
    expect(pageWindow(6, 12)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12]);
    expect(pageWindow(12, 12)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12]);
  });

  it('always hold the current one, and no gap stands for a single page', () => {
    for (let count = 1; count <= 20; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const slots = pageWindow(page, count);
        expect(slots).toContain(page);
        expect(slots.length).toBeLessThanOrEqual(7);
        for (const [index, slot] of slots.entries()) {
          if (typeof slot === 'number') continue;
          expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
        }
      }
    }
  });
});

describe('Pagination', () => {
  it('asks for the neighbours, and for nothing beyond the ends', async () => {
    const onChange = vi.fn();
    const { user, again } = render(<Pagination value={1} pageCount={2} onChange={onChange} id="pages" />);
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onChange).toHaveBeenLastCalledWith(2);
    again(<Pagination value={2} pageCount={2} onChange={onChange} id="pages" />);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(document.querySelector('nav')?.id).toBe('pages');
  });

  it('reads as a navigation with its pages', async () => {
    const { container } = render(<Pagination value={2} pageCount={3} onChange={() => {}} />);
    const said = await transcript(container);
    expect(said[0]).toBe('navigation, Pages');
    expect(said).toContain('button, Page 2, current page');
    expect(said).toContain('Page 2 of 3');
  });
});
