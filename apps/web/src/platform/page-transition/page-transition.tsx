import { isHiddenFromRobots, isMessagePage, robotsRule } from '@dayfare/domain/access';
import { VisuallyHidden } from '@dayfare/ui/visually-hidden';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useApp } from '../app-context/app-context.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useTitle } from '../navigation/title.ts';
import { useScroll } from './use-scroll.ts';

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Stores the visited pages. What visitors do before they sign in is not stored, nor are addresses that came in a message: they hold a secret. */
function useTrail(): void {
  const { local, tab, session } = useApp();
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (!session.current() && pathname.startsWith('/welcome')) return;
    if (isMessagePage(pathname)) return;
    const note = async () =>
      (await import('../navigation/trail.ts')).noteVisit({ local, tab }, pathname + search, type);
    note().catch(() => undefined);
  }, [local, tab, session, pathname, search, type]);
}

/**
 * What a browser does when a page loads, for pages shown by the router: title, focus on the page's heading, and where it is scrolled to
 * (see `useScroll`). A page without a heading is announced by its title.
 */
export function Arrival() {
  useTrail();
  useScroll();
  const { pathname } = useLocation();
  const title = useTitle(useApp().navigation.page().title);
  const titled = useTexts('app')('frame.titled', { page: title });
  const [announced, announce] = useState('');
  const shown = useRef(pathname);

  // A layout effect, so that a screen reader never announces the previous page's title on the new page.
  useLayoutEffect(() => {
    document.title = titled;
  }, [titled]);

  useEffect(() => {
    // The browser itself loaded the first page: its focus is left alone.
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(focusHeading() ? '' : title);
  }, [pathname, title]);

  return (
    <>
      {isHiddenFromRobots(pathname) && <meta name="robots" content={robotsRule} />}
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </>
  );
}
