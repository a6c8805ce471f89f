'use client';

import { memo, type ReactNode, useEffect, useRef } from 'react';
import { listRole } from '../../primitives/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { type Rows, useOwnRows, usePageRows } from './use-rows.ts';
import * as styles from './virtual-list.css.ts';

interface OwnProps<Item> {
  /** Name of the list. */
  label: string;
  /** The loaded items, in order. */
  items: readonly Item[];
  /** Returns a unique key of an item that stays the same when items are added before it. */
  getKey: (item: Item) => string;
  /** Renders an item, usually as a `ListRow`. */
  renderItem: (item: Item) => ReactNode;
  /**
   * Estimated height of an item that has not been measured, in CSS px; the closer, the steadier the scroll bar.
   * @default 72
   */
  estimatedHeight?: number | undefined;
  /** Height of its own scroll area, in CSS px. Without it, the list scrolls with the page. */
  maxHeight?: number | undefined;
  /** Total number of items, if not all are loaded. */
  total?: number | undefined;
  /** Called near the end of the list to load more; once for each length of `items`. */
  onEndNear?: (() => void) | undefined;
}

export type VirtualListProps<Item> = OwnProps<Item> & RootProps;

/** A long list that only renders the visible items. */
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
  // Keyboard users need to reach it even if no row can take focus.
  const scrollArea = { tabIndex: 0, 'aria-label': props.label };
  const rows = useOwnRows(area, props.items, props.getKey, props.estimatedHeight);
  return (
    <section ref={area} className={styles.area} style={{ maxBlockSize: maxHeight }} {...scrollArea}>
      <Drawn {...props} rows={rows} place={place} />
    </section>
  );
}

/** While one scrolls, only rows that come are rendered. */
const Content = memo(function Content(props: { item: unknown; renderItem: (item: unknown) => ReactNode }) {
  return props.renderItem(props.item);
});

interface DrawnProps<Item> extends Omit<OwnProps<Item>, 'maxHeight' | 'estimatedHeight'> {
  rows: Rows;
  place: React.RefObject<HTMLDivElement | null>;
}

function Drawn<Item>(props: DrawnProps<Item> & RootProps) {
  const { label, items, getKey, renderItem, total, onEndNear, rows, place, ref, ...rest } = props;
  useEndNear(rows.virtual.at(-1)?.index, items.length, onEndNear);
  return (
    <div
      {...rootProps(rest)}
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
          // In normal flow, so that rows whose height changes push the others; omitted rows become a gap.
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
              <Content item={item} renderItem={renderItem as (item: unknown) => ReactNode} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** How many items before the end to request more. */
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
