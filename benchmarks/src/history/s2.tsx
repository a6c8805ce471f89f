import '@react-spectrum/s2/page.css';
import { Provider } from '@react-spectrum/s2/Provider';
import { Cell, Column, Row, TableBody, TableHeader, TableView } from '@react-spectrum/s2/TableView';
import type { HistoryList } from './page.tsx';
import { amountOf, linesOf, noteOf, statuses } from './transactions.ts';

/** It knows no groups, so that a day is a row of its own. */
export const List: HistoryList = ({ rows, isByDay }) => (
  <Provider locale="en-US">
    <TableView aria-label="Transfers" UNSAFE_style={{ height: 700, width: '100%' }}>
      <TableHeader>
        <Column isRowHeader minWidth={120}>
          What
        </Column>
        <Column minWidth={160}>When</Column>
        <Column minWidth={90} align="end">
          Amount
        </Column>
        <Column minWidth={120}>Status</Column>
      </TableHeader>
      <TableBody items={linesOf(rows, isByDay)}>
        {(line) =>
          'day' in line ? (
            <Row>
              <Cell colSpan={4}>{line.day}</Cell>
            </Row>
          ) : (
            <Row>
              <Cell>{line.title}</Cell>
              <Cell>{noteOf(line)}</Cell>
              <Cell align="end">{amountOf(line)}</Cell>
              <Cell>{statuses[line.status]}</Cell>
            </Row>
          )
        }
      </TableBody>
    </TableView>
  </Provider>
);
