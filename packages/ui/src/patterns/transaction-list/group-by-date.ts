/** Items of one month or day. */
export interface DateGroup<Item> {
  /** `YYYY-MM` or `YYYY-MM-DD`. */
  key: string;
  items: Item[];
}

const keyLength = { month: 7, day: 10 } as const;

/** Groups items that are sorted newest first; `date` is `YYYY-MM-DD`. */
export function groupByDate<Item extends { date: string }>(
  items: readonly Item[],
  by: keyof typeof keyLength,
): DateGroup<Item>[] {
  const groups: DateGroup<Item>[] = [];
  for (const item of items) {
    const key = item.date.slice(0, keyLength[by]);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups;
}
