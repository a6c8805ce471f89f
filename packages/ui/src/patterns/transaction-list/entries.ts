import { groupByDate } from './group-by-date.ts';

/** A line of a list with headings: the heading of a group, or an item of it. */
export interface Entry<Item> {
  readonly key: string;
  /** Key of its group; empty without groups. */
  readonly group: string;
  /** Number of items in its group. */
  readonly size: number;
  /** Place in its group, starting at 1; 0 for the heading. */
  readonly position: number;
  /** Undefined for a heading. */
  readonly item?: Item;
}

/** Lays groups out as one line after another. */
export function entriesOf<Item extends { readonly id: string; readonly date: string }>(
  items: readonly Item[],
  groupBy: 'month' | 'day' | 'none',
): readonly Entry<Item>[] {
  const groups = groupBy === 'none' ? [{ key: '', items }] : groupByDate(items, groupBy);
  return groups.flatMap(({ key: group, items: members }) => {
    const { length: size } = members;
    const lines = members.map((item, index) => ({ key: item.id, group, size, position: index + 1, item }));
    return group ? [{ key: `heading:${group}`, group, size, position: 0 }, ...lines] : lines;
  });
}
