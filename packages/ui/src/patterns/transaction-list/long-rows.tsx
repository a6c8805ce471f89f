import { memo, useCallback, useMemo, useRef } from 'react';
import { type Kept, type Rows, usePageRows } from '../../components/virtual-list/use-rows.ts';
import { listRole } from '../../primitives/list-role.ts';
import { type TransactionItem, TransactionRow } from '../transaction-row/transaction-row.tsx';
import type { TransactionRowsProps } from './all-rows.tsx';
import { type Entry, entriesOf } from './entries.ts';
import { GroupHeading } from './group-heading.tsx';
import * as styles from './long-rows.css.ts';

/** Usual height of a row, in CSS px. */
const rowHeight = 64;

// While one scrolls, only rows that come are rendered.
const Row = memo(TransactionRow);
const Heading = memo(GroupHeading);

const keyOf = ({ key }: Entry<unknown>) => key;

/** An entry in the page, and the room that those before it take which are not. */
interface Shown {
  readonly entry: Entry<TransactionItem>;
  readonly index: number;
  /** In CSS px. */
  readonly gap: number;
}

/** Rows of a long list that scrolls with the page: only those near the screen are in it, with the heading of the first one's group. */
export function LongRows(props: TransactionRowsProps) {
  const { items, groupBy, groupNotes, headingLevel, currency, statuses } = props;
  const place = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => entriesOf(items, groupBy), [items, groupBy]);
  const chosen = entries.findIndex(({ item }) => item?.isCurrent);
  const others: Kept = useCallback(
    ({ startIndex }) => {
      const { group = '', position = 0 } = entries[startIndex] ?? {};
      return [group && position > 0 ? startIndex - position : -1, chosen].filter((index) => index >= 0);
    },
    [entries, chosen],
  );
  const rows = usePageRows(place, entries, keyOf, rowHeight, others);
  return (
    <div ref={place} className={styles.place} style={{ blockSize: rows.height }} {...rows.focus}>
      {groupsIn(rows, entries).map(([first, ...rest]) => {
        const { entry } = first;
        const [heading, lines] = entry.item ? [undefined, [first, ...rest]] : [first, rest];
        return (
          <section key={entry.group} className={styles.group}>
            {heading && groupBy !== 'none' && (
              <div ref={rows.measure} {...placeOf(heading)} className={styles.heading}>
                <Heading
                  date={entry.group}
                  groupBy={groupBy}
                  level={headingLevel}
                  note={groupNotes?.[entry.group]}
                />
              </div>
            )}
            {lines.length > 0 && (
              <ul {...listRole} className={styles.list}>
                {lines.map((line) => {
                  const { key, item, size, position } = line.entry;
                  return (
                    item && (
                      <li
                        key={key}
                        ref={rows.measure}
                        {...placeOf(line)}
                        aria-setsize={size}
                        aria-posinset={position}
                      >
                        <Row item={item} currency={currency} statusLabel={statuses[item.status]} />
                      </li>
                    )
                  );
                })}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

const placeOf = ({ index, gap }: Shown) => ({
  'data-index': index,
  style: gap > 0 ? { marginBlockStart: gap } : undefined,
});

/** The entries in the page, those of a group together. */
function groupsIn(rows: Rows, entries: readonly Entry<TransactionItem>[]): [Shown, ...Shown[]][] {
  const groups: [Shown, ...Shown[]][] = [];
  let end = 0;
  for (const { index, start, end: nextEnd } of rows.virtual) {
    const entry = entries[index];
    if (!entry) continue;
    const shown = { entry, index, gap: start - end };
    end = nextEnd;
    const last = groups.at(-1);
    if (last?.[0].entry.group === entry.group) last.push(shown);
    else groups.push([shown]);
  }
  return groups;
}
