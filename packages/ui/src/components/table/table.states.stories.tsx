import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { Table, type TableColumn } from './table.tsx';

interface Row {
  day: string;
  hours: string;
}
const rows: Row[] = [
  { day: 'Monday', hours: '8:00' },
  { day: 'Tuesday', hours: '6:30' },
];
const columns: TableColumn<Row>[] = [
  { key: 'day', title: 'Day', cell: (row) => row.day, isSortable: true },
  { key: 'hours', title: 'Hours', cell: (row) => row.hours, align: 'end' },
];
const base = { columns, rows, getKey: (row: Row) => row.day, empty: 'No hours yet.' };
const meta = preview.meta({
  component: Table<Row>,
  title: 'Components/Table/States',
  args: { caption: '', ...base },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'At rest': <Table {...base} caption="At rest" />,
        Ascending: <Table {...base} caption="Ascending" sort={{ key: 'day', direction: 'ascending' }} />,
        Descending: <Table {...base} caption="Descending" sort={{ key: 'day', direction: 'descending' }} />,
        'Under the pointer': (
          <Forced state="hovered">
            <Table {...base} caption="Under the pointer" />
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible">
            <Table {...base} caption="Focused" />
          </Forced>
        ),
        Empty: <Table {...base} caption="Empty" rows={[]} />,
      }}
    />
  ),
});
