import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { categories } from './multi-select.fixtures.ts';
import { MultiSelect } from './multi-select.tsx';

const input = () => screen.getByRole<HTMLInputElement>('combobox');

describe('MultiSelect', () => {
  it('finds by typing, chooses one after the other, and empties the text', async () => {
    const onChange = vi.fn();
    const { user } = render(<MultiSelect label="Categories" options={categories} onChange={onChange} />);
    await user.type(input(), 'gro');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByRole('option', { name: /Groceries/ }));
    expect(onChange).toHaveBeenLastCalledWith([categories[0]]);
    expect(input().value).toBe('');
    await user.click(screen.getByRole('option', { name: 'Gas' }));
    expect(onChange).toHaveBeenLastCalledWith([categories[0], categories[2]]);
    await user.click(screen.getByRole('option', { name: /Groceries/ }));
    expect(onChange).toHaveBeenLastCalledWith([categories[2]]);
  });

  it('keeps what a search no longer holds', async () => {
    const onChange = vi.fn();
    const { user, again } = render(
      <MultiSelect
        label="Categories"
        options={categories.slice(0, 2)}
        value={categories.slice(0, 1)}
        onSearch={vi.fn()}
        onChange={onChange}
      />,
    );
    await user.type(input(), 'g');
    again(
      <MultiSelect
        label="Categories"
        options={categories.slice(2)}
        value={categories.slice(0, 1)}
        onSearch={vi.fn()}
        onChange={onChange}
      />,
    );
    await user.click(screen.getByRole('option', { name: 'Gas' }));
    expect(onChange).toHaveBeenLastCalledWith([categories[0], categories[2]]);
  });

  it('takes one away by its cross', async () => {
    const onChange = vi.fn();
    const { user } = render(
      <MultiSelect label="Categories" options={categories} defaultValue={categories} onChange={onChange} />,
    );
    const row = screen.getByRole('row', { name: 'Rent' });
    await user.click(within(row).getByRole('button'));
    expect(onChange).toHaveBeenLastCalledWith(categories.filter(({ value }) => value !== 'rent'));
  });

  it('drops a text that is no choice, and keeps what is chosen', async () => {
    const onChange = vi.fn();
    const { user } = render(
      <MultiSelect
        label="Categories"
        options={categories}
        defaultValue={categories.slice(0, 1)}
        onChange={onChange}
      />,
    );
    await user.type(input(), 'xyz');
    await user.tab();
    await user.tab();
    expect(input().value).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('has no crosses while it is disabled', () => {
    render(<MultiSelect label="Categories" options={categories} value={categories} isDisabled />);
    expect(within(screen.getByRole('row', { name: 'Rent' })).queryByRole('button')).toBeNull();
  });

  it('hands its ref to its input, and attributes to its root', () => {
    const [ref, root] = [createRef<HTMLInputElement>(), createRef<HTMLDivElement>()];
    render(<MultiSelect label="C" options={categories} ref={ref} rootRef={root} data-part="c" />);
    expect([ref.current, root.current?.dataset.part]).toEqual([input(), 'c']);
  });

  it('reads label, what is chosen, and error', async () => {
    const { container } = render(
      <MultiSelect
        label="Categories"
        options={categories}
        value={categories.slice(0, 2)}
        error="One more."
      />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Categories",
        "combobox, Categories, One more., has popup listbox, not expanded, autocomplete in list, invalid",
        "button, Show suggestions Categories, not expanded, has popup listbox",
        "grid, 2 selected",
        "row, Groceries, Press Delete to remove tag.",
        "gridcell, Groceries Remove Groceries, column index 1",
        "Groceries",
        "button, Remove Groceries",
        "end of gridcell, Groceries Remove Groceries, column index 1",
        "end of row, Groceries, Press Delete to remove tag.",
        "row, Rent, Press Delete to remove tag.",
        "gridcell, Rent Remove Rent, column index 1",
        "Rent",
        "button, Remove Rent",
        "end of gridcell, Rent Remove Rent, column index 1",
        "end of row, Rent, Press Delete to remove tag.",
        "end of grid, 2 selected",
        "One more.",
      ]
    `);
  });
});
