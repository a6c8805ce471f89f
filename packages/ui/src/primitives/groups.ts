/** Items that follow each other under one heading; `heading` is undefined for those without one. */
export interface Group<Item> {
  readonly heading: string | undefined;
  readonly items: readonly Item[];
}

/** Splits a list wherever the heading changes, and keeps its order. */
export function grouped<Item extends { readonly group?: string | undefined }>(
  items: readonly Item[],
): readonly Group<Item>[] {
  const groups: { heading: string | undefined; items: Item[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.heading === item.group) last.items.push(item);
    else groups.push({ heading: item.group, items: [item] });
  }
  return groups;
}
