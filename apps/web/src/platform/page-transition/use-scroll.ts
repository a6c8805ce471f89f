import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { isReturnState } from './slide-state.ts';

/** How long a page that is returned to may take until it is as tall as it was, in ms. */
const growsForMs = 2_000;

/** Scrolls to where a page was, as soon as it is tall enough, unless the person scrolls first. Returns a function that gives up. */
function returnTo(top: number): () => void {
  const stop = new AbortController();
  const scroll = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop.abort();
  };
  const growth = new ResizeObserver(scroll);
  growth.observe(document.body);
  const timer = setTimeout(() => stop.abort(), growsForMs);
  stop.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true });
  scroll();
  return () => stop.abort();
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

/**
 * A new page starts at the top [access-063]; a page that one returns to is where it was; and the current tab, pressed again, leads to the
 * top of its page. Another query on the same page leaves it where it is.
 */
export function useScroll(): void {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef(location);
  const tops = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => tops.current.set(addressOf(before.current), window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect((): undefined | (() => void) => {
    const last = before.current;
    if (last === location) return undefined;
    before.current = location;
    const isSamePage = last.pathname === location.pathname;
    if (isSamePage && last.search !== location.search) return undefined;
    const isReturn = type === 'POP' || isReturnState(location.state);
    const top = isReturn ? tops.current.get(addressOf(location)) : undefined;
    if (top) return returnTo(top);
    window.scrollTo(0, 0);
    return undefined;
  }, [location, type]);
}
