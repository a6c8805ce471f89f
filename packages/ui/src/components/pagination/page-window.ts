/** A page number, or a gap for omitted pages. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/** Returns the first, last and current page, the current page's neighbours, and gaps in between; a gap never stands for a single page. */
export function pageWindow(current: number, count: number): PageSlot[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= 7) return all;
  const start = Math.min(Math.max(current - 1, 3), count - 4);
  const end = Math.max(Math.min(current + 1, count - 2), 5);
  const from = current <= 4 ? 2 : start;
  const to = current >= count - 3 ? count - 1 : end;
  const middle = all.slice(from - 1, to);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < count - 1 ? (['gap-after'] as const) : []),
    count,
  ];
}
