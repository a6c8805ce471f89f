import { directPath } from '../product/index.ts';
import { askedAt } from './asked.ts';
import { isSafePath } from './safe-redirect.ts';
import { directHome, employeeHome } from './user-type.ts';

/** Visited addresses, oldest first; the last is the current page. */
export type HistoryStack = readonly string[];

/** A history before the first page. */
export const noHistory: HistoryStack = [];

/** Maximum length of a history; older addresses are dropped. */
export const longestHistory = 50;

/** Pages that start a new history. */
const beginnings: ReadonlySet<string> = new Set([
  '/',
  '/welcome',
  '/ewa',
  employeeHome,
  directPath,
  directHome,
  '/signup/create-user',
]);

const homes: ReadonlySet<string> = new Set([employeeHome, directHome]);

function pageOf(address: string): string {
  return askedAt(address).page;
}

/** Returns the history after opening a page. Another query on the same page replaces the last entry. */
export function visit(history: HistoryStack, address: string): HistoryStack {
  const page = pageOf(address);
  if (beginnings.has(page)) return [address];
  const last = history.at(-1);
  const before = last !== undefined && pageOf(last) === page ? history.slice(0, -1) : history;
  return [...before, address].slice(-longestHistory);
}

/** Returns the history without the current page, and the address to show; null if there is no previous page. */
export function goBack(
  history: HistoryStack,
): { readonly history: HistoryStack; readonly to: string } | null {
  const before = history.slice(0, -1);
  const to = before.at(-1);
  return to === undefined ? null : { history: before, to };
}

/** Whether a home page is in the history. */
export function containsHome(history: HistoryStack): boolean {
  return history.some((address) => homes.has(pageOf(address)));
}

/** Serialises a history for storage. */
export function historyText(history: HistoryStack): string {
  return JSON.stringify(history);
}

/** Parses a stored history. Anything that isn't a path of ours is skipped; invalid text gives an empty history. */
export function parseHistory(text: string | null | undefined): HistoryStack {
  if (!text) return noHistory;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return noHistory;
    return value
      .filter((entry): entry is string => typeof entry === 'string' && isSafePath(entry))
      .slice(-longestHistory);
  } catch {
    return noHistory;
  }
}
