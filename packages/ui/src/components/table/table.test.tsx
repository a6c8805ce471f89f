import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Table, type TableProps } from './table.tsx';

type Row = { day: string; hours: string };
const table = (props: Partial<TableProps<Row>> = {}) => (
  <Table
    caption="Hours"
    columns={[
      { key: 'day', title: 'Day', cell: (row) => row.day, isSortable: true },
      { key: 'hours', title: 'Hours', cell: (row) => row.hours, align: 'end' },
    ]}
    rows={[{ day: 'Monday', hours: '8:00' }]}
    getKey={(row) => row.day}
    empty="No hours yet."
    {...props}
  />
);

describe('Table', () => {
  it('asks for the other direction when its heading is pressed again', async () => {
    const onSortChange = vi.fn();
    const { user, again } = render(table({ onSortChange }));
    await user.click(screen.getByRole('button', { name: 'Day' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ key: 'day', direction: 'ascending' });
    again(table({ onSortChange, sort: { key: 'day', direction: 'ascending' } }));
    expect(screen.getByRole('columnheader', { name: 'Day' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Day' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ key: 'day', direction: 'descending' });
  });

  it('says so where there are no rows', () => {
    const { container } = render(table({ rows: [], id: 'hours' }));
    expect(screen.getByRole('cell').textContent).toBe('No hours yet.');
    expect(container.querySelector('#hours[data-empty]')).not.toBeNull();
  });

  it('reads as a table, each heading once', async () => {
    const { container } = render(table());
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "table, Hours",
        "caption, Hours",
        "rowgroup",
        "row, Day Hours",
        "columnheader, Day",
        "button, Day",
        "end of columnheader, Day",
        "columnheader, Hours",
        "end of row, Day Hours",
        "end of rowgroup",
        "rowgroup",
        "row, Monday 8:00",
        "rowheader, Monday",
        "Monday",
        "end of rowheader, Monday",
        "cell, 8:00",
        "8:00",
        "end of cell, 8:00",
        "end of row, Monday 8:00",
        "end of rowgroup",
        "end of table, Hours",
      ]
    `);
  });
});
