import type { FilesPlan } from './files-plan.ts';

/**
 * The address of the mark that the splash shows: that of the brand of the last visit. It is the file of the tab's icon, which the browser
 * fetches anyway. Null on a first visit, when no page knows the brand yet, and after a brand from the server.
 */
export function markOf(
  plan: Pick<FilesPlan, 'base' | 'marks'>,
  local: Pick<Storage, 'getItem'>,
): string | null {
  const brand = local.getItem('brand') ?? '';
  return Object.hasOwn(plan.marks, brand) ? `${plan.base}${plan.marks[brand]}` : null;
}
