import { warningMs } from '@dayfare/domain/session';
import { brandKey } from '../brand/remembered-brand.ts';
import { type Cell, cell } from '../state/cell.ts';
import type { LocalArea } from '../storage/local-area.ts';
import { currentUserKey } from './stored-user.ts';

const kept = cell(false);

/** Whether the page is in the browser's back/forward cache, or has come back from it and is not shown yet. */
export const isKept: Pick<Cell<boolean>, 'get' | 'first' | 'subscribe'> = kept;

/** What a page needs to come back. */
export interface KeptPageParts {
  readonly local: LocalArea;
  /** When the session expires, in ms since 1970, while its warning is shown or it is over; otherwise null. */
  readonly endsAt: () => number | null;
  readonly reload: () => void;
  /** Called when the page is shown again: what it shows may have changed on the pages since. */
  readonly onShown: () => void;
}

/** A page that was put into the cache: its owner, and how long it may come back. */
interface KeptPage {
  readonly user: string | null;
  readonly brand: string | null;
  readonly since: number;
  readonly steadySince: number;
  readonly leftMs: number;
  readonly focused: Element | null;
}

/**
 * Hides the page as long as the browser keeps it for Back or Forward, and shows it again only to the same user, in the same employer and
 * brand, within the same session; otherwise it is loaded again and never shown. The sealed user in the storage is compared as it is: each
 * sign-in and each change of the employer seals it anew. Time counts by two clocks, because one of them may be changed, and by what is
 * certainly left of the session: a user who is not being warned has at least the time of the warning. One who is may have answered the warning
 * on another page, which a kept page does not hear.
 */
export function guardKeptPage({ local, endsAt, reload, onShown }: KeptPageParts): () => void {
  const { dataset } = document.documentElement;
  let page: KeptPage | undefined;

  const hide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const since = Date.now();
    page = {
      user: local.getItem(currentUserKey),
      brand: local.getItem(brandKey),
      since,
      steadySince: performance.now(),
      leftMs: endsAt() === null ? warningMs : 0,
      focused: document.activeElement,
    };
    dataset.kept = '';
    kept.set(true);
  };
  const isInTime = ({ since, steadySince, leftMs }: KeptPage) =>
    Math.max(Date.now() - since, performance.now() - steadySince) < leftMs && endsAt() === null;
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !page) return;
    const back = page;
    page = undefined;
    const isSame = back.user === local.getItem(currentUserKey) && back.brand === local.getItem(brandKey);
    if (!isSame || (back.user !== null && !isInTime(back))) {
      reload();
      return;
    }
    delete dataset.kept;
    kept.set(false);
    // What can't be seen loses the focus.
    if (back.focused instanceof HTMLElement && document.activeElement !== back.focused)
      back.focused.focus({ preventScroll: true });
    onShown();
  };

  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
