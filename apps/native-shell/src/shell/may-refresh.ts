import { parseUrl } from '@dayfare/domain/access';

/** Pages that only show something. Pulling on a form or in the middle of a task means scrolling. */
const shows = /^\/[a-z-]+\/(home|history)$/;

/** Whether pulling a page down loads it again. */
export function mayRefresh(url: string, origin: string): boolean {
  const page = parseUrl(url);
  return page?.origin === origin && shows.test(page.pathname);
}
