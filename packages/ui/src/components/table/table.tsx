'use client';

import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { classes } from '../../primitives/classes.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './table.css.ts';

/** A column. The first column names the rows. */
export interface TableColumn<Row> {
  key: string;
  title: string;
  /** Returns the content of a row's cell. */
  cell: (row: Row) => ReactNode;
  /**
   * `end` for amounts and counts.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /**
   * Adds a sort button to the heading.
   * @default false
   */
  isSortable?: boolean | undefined;
}

/** The sorted column and its direction. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

interface OwnProps<Row> {
  /** What the table shows; its name, shown above it. */
  caption: string;
  /**
   * Hides the caption visually, if a heading above says the same.
   * @default false
   */
  isCaptionHidden?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in display order. */
  rows: readonly Row[];
  /** Returns a unique key of a row. */
  getKey: (row: Row) => string;
  /** The current order; the caller sorts the rows. */
  sort?: TableSort | undefined;
  /** Called with the requested order when a heading is pressed. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Shown if there are no rows. */
  empty: string;
}

export type TableProps<Row> = OwnProps<Row> & RootProps;

/**
 * A table. If there is no room for columns, each row becomes a block with headings before its values; assistive technology still gets the
 * same table, hence the explicit roles.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, getKey, sort, onSortChange, empty, ...rest } = props;
  return (
    <div {...rootProps(rest)} className={styles.root} data-empty={rows.length === 0 ? '' : undefined}>
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

/** Explicit, because `display: block` removes the implicit roles. */
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
