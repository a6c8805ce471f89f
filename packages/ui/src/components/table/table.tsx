'use client';

import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { classes } from '../../primitives/classes.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './table.css.ts';

/** One column. The first one of a table names its rows. */
export interface TableColumn<Row> {
  key: string;
  title: string;
  /** What stands in a row. */
  cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Gives the heading a button that sorts by it. Default `false`. */
  isSortable?: boolean | undefined;
}

/** By which column it is sorted, and which way. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

interface OwnProps<Row> {
  /** What the table shows; its name, and above it. */
  caption: string;
  /** Only spoken, where a heading above says the same. Default `false`. */
  isCaptionHidden?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in the order in which they are shown. */
  rows: readonly Row[];
  /** Tells one row from another. */
  getKey: (row: Row) => string;
  /** The order of the rows as they are; the caller sorts. */
  sort?: TableSort | undefined;
  /** Called with what a press on a heading asks for. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Instead of rows, where there are none. */
  empty: string;
}

export type TableProps<Row> = OwnProps<Row> & RootProps<'div', OwnProps<Row>>;

/**
 * Figures in rows and columns. Where there is no room for columns each row becomes a block with its headings before the
 * values; it is the same table to assistive technology, hence the roles in words.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, getKey, sort, onSortChange, empty, ...rest } = props;
  return (
    <div {...rest} className={styles.root} data-empty={rows.length === 0 ? '' : undefined}>
      <table {...roles.table} aria-label={isCaptionHidden ? caption : undefined} className={styles.table}>
        {!isCaptionHidden && <caption className={styles.caption}>{caption}</caption>}
        <thead {...roles.group} className={styles.head}>
          <tr {...roles.row} className={styles.headRow}>
            {columns.map((column) => (
              <Heading key={column.key} {...{ column, sort, onSortChange }} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className={styles.bodyPart}>
          {rows.map((row) => (
            <tr key={getKey(row)} {...roles.row} className={styles.row}>
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} row={row} isFirst={index === 0} />
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr {...roles.row} className={styles.row}>
              <td {...roles.cell} colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** In words, because `display: block` would take them away from the elements. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
} as const;

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  isFirst: boolean;
}

function Cell<Row>({ column, row, isFirst }: CellProps<Row>) {
  const Element = isFirst ? 'th' : 'td';
  const align = column.align ?? 'start';
  return (
    <Element
      {...(isFirst ? roles.rowHeader : roles.cell)}
      className={classes(styles.cell, isFirst ? styles.rowName : styles.value, styles.align[align])}
    >
      {!isFirst && (
        <span aria-hidden="true" className={styles.inlineHeading}>
          {column.title}
        </span>
      )}
      <span className={styles.content}>{column.cell(row)}</span>
    </Element>
  );
}

const signs = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

interface HeadingProps<Row> extends Pick<OwnProps<Row>, 'sort' | 'onSortChange'> {
  column: TableColumn<Row>;
}

function Heading<Row>({ column, sort, onSortChange }: HeadingProps<Row>) {
  const order = sort?.key === column.key ? sort.direction : 'none';
  const Sign = signs[order];
  const next = order === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      {...roles.columnHeader}
      aria-sort={column.isSortable && order !== 'none' ? order : undefined}
      data-sort={column.isSortable ? order : undefined}
      className={classes(styles.cell, styles.heading, styles.align[column.align ?? 'start'])}
    >
      {column.isSortable ? (
        <Button
          className={styles.sortButton}
          onPress={() => onSortChange?.({ key: column.key, direction: next })}
        >
          {column.title}
          <Sign size={16} aria-hidden="true" />
        </Button>
      ) : (
        column.title
      )}
    </th>
  );
}
