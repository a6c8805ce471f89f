import { directPath } from '../product/index.ts';
import { askedAt } from './asked.ts';
import { isSafePath } from './safe-redirect.ts';
import { directHome, employeeHome } from './user-type.ts';

/** Addresses that were visited, oldest first; the page that shows is the last. */
export type HistoryStack = readonly string[];

/** A history before the first page. */
export const noHistory: HistoryStack = [];

/** Addresses that a history keeps. Older ones are dropped. */
export const longestHistory = 50;

/** Pages that a history begins again with. */
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

/** The history after a page was opened. Another query on the same page takes the place of the last entry. */
export function visit(history: HistoryStack, address: string): HistoryStack {
  const page = pageOf(address);
  if (beginnings.has(page)) return [address];
  const last = history.at(-1);
  const before = last !== undefined && pageOf(last) === page ? history.slice(0, -1) : history;
  return [...before, address].slice(-longestHistory);
}

/** The history without the page that shows, and the address that shows then; null when nothing lies before. */
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

/** A history as it lies in storage. */
export function historyText(history: HistoryStack): string {
  return JSON.stringify(history);
}

/** The history that lies in storage. Whatever isn't a path of ours is left out; text that is no list is no history. */
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
