import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** What a list needs to render the visible rows. */
export interface Rows {
  virtual: readonly VirtualItem[];
  /** Height of all rows, in CSS px. */
  height: number;
  /** Ref for each rendered row, to measure its actual height. */
  measure: (row: Element | null) => void;
  /** Handlers for the element around the rows. */
  focus: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
}

const beyondSight = 6;

/** The rows to keep in the page besides those in `range`. */
export type Kept = (range: Range) => readonly number[];

const noOthers: Kept = () => [];

/** The focused row stays in the page however far it is scrolled away; otherwise focus would be lost. */
function useFocusedRow(others = noOthers) {
  const [focused, setFocused] = useState<number>();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      const indexes = new Set([...near, ...others({ ...range, startIndex: near[0] ?? range.startIndex })]);
      if (focused !== undefined && focused < range.count) indexes.add(focused);
      return indexes.size === near.length ? near : [...indexes].sort((a, b) => a - b);
    },
    [focused, others],
  );
  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-index]');
    setFocused(row ? Number(row.dataset.index) : undefined);
  };
  return { rangeExtractor, focus: { onFocus, onBlur: () => setFocused(undefined) } };
}

/** Rows in their own scroll area. */
export function useOwnRows<Item>(
  area: RefObject<HTMLElement | null>,
  items: readonly Item[],
  getKey: (item: Item) => string,
  estimatedHeight = 72,
): Rows {
  const { rangeExtractor, focus } = useFocusedRow();
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => area.current,
    estimateSize: () => estimatedHeight,
    getItemKey: useKeys(items, getKey),
    overscan: beyondSight,
    rangeExtractor,
    measureElement: heightOr(estimatedHeight),
    initialRect: { width: 0, height: 600 },
  });
  return {
    virtual: rows.getVirtualItems(),
    height: rows.getTotalSize(),
    measure: rows.measureElement,
    focus,
  };
}

/** Rows that scroll with the page; `others` stay in the page too. */
export function usePageRows<Item>(
  place: RefObject<HTMLElement | null>,
  items: readonly Item[],
  getKey: (item: Item) => string,
  estimatedHeight = 72,
  others?: Kept,
): Rows {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element) setMargin(element.getBoundingClientRect().top + window.scrollY);
  }, [place]);
  const { rangeExtractor, focus } = useFocusedRow(others);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatedHeight,
    getItemKey: useKeys(items, getKey),
    overscan: beyondSight,
    rangeExtractor,
    measureElement: heightOr(estimatedHeight),
    scrollMargin: margin,
    initialRect: { width: 0, height: 844 },
  });
  const virtual = rows
    .getVirtualItems()
    .map((row) => ({ ...row, start: row.start - margin, end: row.end - margin }));
  return { virtual, height: rows.getTotalSize(), measure: rows.measureElement, focus };
}

/** The same function while items and keys are: with another one, the places of all rows are computed again. */
function useKeys<Item>(items: readonly Item[], getKey: (item: Item) => string) {
  return useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : getKey(item);
    },
    [items, getKey],
  );
}

/** A row without layout (in a hidden tab) has no height; counting it as zero would render all the others. */
function heightOr(estimated: number) {
  return (row: Element) => row.getBoundingClientRect().height || estimated;
}
