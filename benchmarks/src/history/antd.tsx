import { Table, type TableColumnsType } from 'antd';
import type { HistoryList } from './page.tsx';
import { amountOf, type Line, linesOf, noteOf, statuses } from './transactions.ts';

/** A heading takes the whole width. */
const onCell = (line: Line) => ('day' in line ? { colSpan: 0 } : {});

const columns: TableColumnsType<Line> = [
  {
    title: 'What',
    width: 120,
    onCell: (line) => ('day' in line ? { colSpan: 4 } : {}),
    render: (_, line) => ('day' in line ? <strong>{line.day}</strong> : line.title),
  },
  { title: 'When', width: 160, onCell, render: (_, line) => 'day' in line || noteOf(line) },
  {
    title: 'Amount',
    width: 90,
    align: 'right',
    onCell,
    render: (_, line) => 'day' in line || amountOf(line),
  },
  { title: 'Status', width: 120, onCell, render: (_, line) => 'day' in line || statuses[line.status] },
];

/** It knows no groups, so that a day is a row of its own. */
export const List: HistoryList = ({ rows, isByDay }) => (
  <Table<Line>
    virtual
    scroll={{ x: 490, y: 640 }}
    pagination={false}
    rowKey="id"
    columns={columns}
    dataSource={[...linesOf(rows, isByDay)]}
  />
);
