'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { listRole } from '../../primitives/list-role.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { type Rows, useOwnRows, usePageRows } from './use-rows.ts';
import * as styles from './virtual-list.css.ts';

interface OwnProps<Item> {
  /** Names the list. */
  label: string;
  /** All that have been loaded, in order. */
  items: readonly Item[];
  /** Tells one item from another, also when others come before it. */
  getKey: (item: Item) => string;
  /** Draws one item; `ListRow`s as a rule. */
  renderItem: (item: Item) => ReactNode;
  /** How high an item is before it has been measured, CSS px; the nearer, the calmer the scroll bar. Default 72. */
  estimatedHeight?: number | undefined;
  /** Height of a scroll area of its own, CSS px. Without it the list scrolls with the page. */
  maxHeight?: number | undefined;
  /** How many there are in all, where not all have been loaded yet. */
  total?: number | undefined;
  /** Called when the end comes near, to load more; once for each length of `items`. */
  onEndNear?: (() => void) | undefined;
}

export type VirtualListProps<Item> = OwnProps<Item> & RootProps<'div', OwnProps<Item>>;

/** A long list of which only what is in sight is in the page. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  return props.maxHeight === undefined ? (
    <PageList {...props} />
  ) : (
    <OwnList {...props} maxHeight={props.maxHeight} />
  );
}

function PageList<Item>(props: VirtualListProps<Item>) {
  const place = useRef<HTMLDivElement>(null);
  const rows = usePageRows(place, props.items, props.getKey, props.estimatedHeight);
  const { maxHeight: _, ...rest } = props;
  return <Drawn {...rest} rows={rows} place={place} />;
}

function OwnList<Item>({ maxHeight, ...props }: VirtualListProps<Item> & { maxHeight: number }) {
  const place = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  // The keyboard must reach what no row can take focus for.
  const scrollArea = { tabIndex: 0, 'aria-label': props.label };
  const rows = useOwnRows(area, props.items, props.getKey, props.estimatedHeight);
  return (
    <section ref={area} className={styles.area} style={{ maxBlockSize: maxHeight }} {...scrollArea}>
      <Drawn {...props} rows={rows} place={place} />
    </section>
  );
}

interface DrawnProps<Item> extends Omit<OwnProps<Item>, 'maxHeight' | 'estimatedHeight'> {
  rows: Rows;
  place: React.RefObject<HTMLDivElement | null>;
}

function Drawn<Item>(props: DrawnProps<Item> & RootProps<'div', OwnProps<Item>>) {
  const { label, items, getKey, renderItem, total, onEndNear, rows, place, ref, ...rest } = props;
  const { estimatedHeight: _, ...root } = rest as typeof rest & { estimatedHeight?: number };
  useEndNear(rows.virtual.at(-1)?.index, items.length, onEndNear);
  return (
    <div
      {...root}
      ref={(element) => {
        place.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className={styles.place}
      style={{ blockSize: rows.height }}
      {...rows.focus}
    >
      <ul {...listRole} aria-label={label} className={styles.list}>
        {rows.virtual.map(({ index, start }, position) => {
          const item = items[index];
          if (item === undefined) return null;
          // In the flow of the page, so that rows whose height has just changed push each other on; what is left out is a gap.
          const gap = start - (rows.virtual[position - 1]?.end ?? 0);
          return (
            <li
              key={getKey(item)}
              ref={rows.measure}
              data-index={index}
              aria-setsize={total ?? items.length}
              aria-posinset={index + 1}
              className={styles.item}
              style={gap > 0 ? { marginBlockStart: gap } : undefined}
            >
              {renderItem(item)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** How many items before the end more are asked for. */
const near = 5;

function useEndNear(last: number | undefined, length: number, onEndNear: (() => void) | undefined) {
  const askedAt = useRef(-1);
  const isNear = last !== undefined && last >= length - 1 - near;
  useEffect(() => {
    if (!isNear || !onEndNear || askedAt.current === length) return;
    askedAt.current = length;
    onEndNear();
  }, [isNear, length, onEndNear]);
}
