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

/** The focused row stays in the page however far it is scrolled away; otherwise focus would be lost. */
function useFocusedRow() {
  const [focused, setFocused] = useState<number>();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === undefined || focused >= range.count || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((a, b) => a - b);
    },
    [focused],
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
    getItemKey: (index) => keyAt(items, index, getKey),
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

/** Rows that scroll with the page. */
export function usePageRows<Item>(
  place: RefObject<HTMLElement | null>,
  items: readonly Item[],
  getKey: (item: Item) => string,
  estimatedHeight = 72,
): Rows {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element) setMargin(element.getBoundingClientRect().top + window.scrollY);
  }, [place]);
  const { rangeExtractor, focus } = useFocusedRow();
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => keyAt(items, index, getKey),
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

function keyAt<Item>(items: readonly Item[], index: number, getKey: (item: Item) => string): string | number {
  const item = items[index];
  return item === undefined ? index : getKey(item);
}

/** A row without layout (in a hidden tab) has no height; counting it as zero would render all the others. */
function heightOr(estimated: number) {
  return (row: Element) => row.getBoundingClientRect().height || estimated;
}
