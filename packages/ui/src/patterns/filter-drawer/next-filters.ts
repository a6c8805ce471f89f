/**
 * Returns the filters after one was pressed. At least one is always selected: the first stands for all, is selected when no other is, and
 * is deselected when another is selected.
 */
export function nextFilters<Value extends string>(
  order: readonly Value[],
  before: readonly Value[],
  after: readonly Value[],
): Value[] {
  const [all] = order;
  if (all === undefined) return [];
  const wasAllPressed = after.includes(all) && !before.includes(all);
  const others = order.filter((value) => value !== all && after.includes(value));
  return wasAllPressed || others.length === 0 ? [all] : others;
}
