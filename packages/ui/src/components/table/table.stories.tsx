import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Amount } from '../../primitives/amount/amount.tsx';
import {
  expectFocusRing,
  expectNoOverflow,
  expectTouchTarget,
  painted,
  tabInto,
} from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { Table, type TableColumn, type TableSort } from './table.tsx';

interface Fee {
  year: string;
  count: number;
  minor: number;
}

const rows: Fee[] = [
  { year: '2024', count: 12, minor: 3_588 },
  { year: '2025', count: 31, minor: 9_269 },
  { year: '2026', count: 7, minor: 2_093 },
];
const columns: TableColumn<Fee>[] = [
  { key: 'year', title: 'Year', cell: (row) => row.year, isSortable: true },
  { key: 'count', title: 'Transfers', cell: (row) => row.count, align: 'end' },
  {
    key: 'fees',
    title: 'Fees',
    cell: (row) => <Amount minor={row.minor} currency="USD" />,
    align: 'end',
    isSortable: true,
  },
];

const meta = preview.meta({
  component: Table<Fee>,
  title: 'Components/Table',
  args: { caption: 'Fees by year', columns, rows, getKey: (row: Fee) => row.year, empty: 'No fees so far.' },
});

/** Under a heading that says the same, the caption is only spoken. */
export const CaptionHidden = meta.story({
  args: { isCaptionHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table', { name: 'Fees by year' })).toBeVisible();
    await expect(within(canvasElement).queryByText('Fees by year')).toBeNull();
  },
});

/** A table with a caption, a heading for each column and a name for each row; never wider than its place. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Fees by year' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    await expect(within(table).getByRole('row', { name: /2025.*31.*\$92\.69/ })).toBeVisible();
    await expect(within(table).getByRole('rowheader', { name: '2026' })).toBeVisible();
    await expectNoOverflow(table);
  },
});

function Sorted({ columns: shown, ...props }: Parameters<typeof Table<Fee>>[0]) {
  const [sort, setSort] = useState<TableSort>({ key: 'year', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const value = (row: Fee) => (sort.key === 'year' ? Number(row.year) : row.minor);
  const sorted = [...rows].sort((a, b) => sign * (value(a) - value(b)));
  return <Table {...props} columns={shown} rows={sorted} sort={sort} onSortChange={setSort} />;
}

/** Sorted by a press on a heading, by keyboard too; the focus stays on the heading. */
export const Sortable = meta.story({
  render: (args) => <Sorted {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fees = canvas.getByRole('button', { name: 'Fees' });
    await expectTouchTarget(fees);
    await tabInto();
    await userEvent.tab();
    await expectFocusRing(fees);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Fees' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '2026',
      '2024',
      '2025',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Fees' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(fees).toHaveFocus();
  },
});

/** No room for columns: each row is a block, with its headings before the values, and still a table. */
export const Narrow = meta.story({
  play: async ({ canvasElement }) => {
    canvasElement.style.inlineSize = '280px';
    await painted();
    const canvas = within(canvasElement);
    await expectNoOverflow(canvas.getByRole('table'));
    await expect(
      canvas.getAllByText('Transfers').filter((word) => word.getClientRects().length > 0).length,
    ).toBeGreaterThan(2);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    canvasElement.style.inlineSize = '';
  },
});

/** Nothing to show says so, in the table. */
export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('cell', { name: 'No fees so far.' })).toBeVisible();
  },
});

/** Headings with more words than room. */
export const LongWords = meta.story({
  args: {
    caption: twiceAsLong('Frais par année civile'),
    columns: columns.map((column) => ({ ...column, title: twiceAsLong(`${column.title} avant impôt`) })),
  },
});
