import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';

function Nothing() {
  return null;
}

let fetching = 0;

/** How many parts are being fetched, for tests that wait until all of a page is there. */
export const optionalPartsFetching = (): number => fetching;

/** A part that may come after its page. */
export interface OptionalPart {
  (): ReactNode;
  /** Fetches the part. A page that waits for this in its `load` has the part in its first paint; never rejects. */
  readonly preload: () => Promise<void>;
}

/**
 * A part of the frame in its own chunk. The page works without it while it loads, or if it cannot be loaded. Not React's `lazy`: a part that
 * suspends is rendered once more than one that is not there yet.
 */
export function optional(load: () => Promise<{ default: ComponentType }>): OptionalPart {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | null = null;
  const part = async () => {
    fetching += 1;
    loading ??= load().then(
      ({ default: Part }) => Part,
      () => Nothing,
    );
    loaded = await loading;
    fetching -= 1;
    return loaded;
  };
  function Optional() {
    const [Part, setPart] = useState(() => loaded);
    useLayoutEffect(() => {
      if (Part) return;
      let isGone = false;
      void part().then((found) => {
        if (!isGone) setPart(() => found);
      });
      return () => {
        isGone = true;
      };
    }, [Part]);
    return Part && <Part />;
  }
  // A chunk that has been fetched is still imported in a task of its own, which may come after the paint.
  const preload = async () => void (await part());
  return Object.assign(Optional, { preload });
}

/** The same for parts that no one waits for: fetched after the page has been painted, so they do not compete with it. */
export function afterPaint(load: () => Promise<{ default: ComponentType }>) {
  const Part = optional(load);
  return function LaterPart() {
    const [isDue, setDue] = useState(false);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setDue(true));
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    }, []);
    return isDue ? <Part /> : null;
  };
}
