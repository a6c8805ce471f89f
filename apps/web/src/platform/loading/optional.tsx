import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';

function Nothing() {
  return null;
}

/**
 * A part of the frame in its own chunk. The page works without it while it loads, or if it cannot be loaded. Not React's `lazy`: a part that
 * suspends is rendered once more than one that is not there yet.
 */
export function optional(load: () => Promise<{ default: ComponentType }>) {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | null = null;
  const part = () => {
    loading ??= load().then(
      ({ default: Part }) => Part,
      () => Nothing,
    );
    return loading;
  };
  return function OptionalPart() {
    const [Part, setPart] = useState(() => loaded);
    // Before the paint: what has been fetched already comes with the page.
    useLayoutEffect(() => {
      if (Part) return;
      let isGone = false;
      void part().then((found) => {
        loaded = found;
        if (!isGone) setPart(() => found);
      });
      return () => {
        isGone = true;
      };
    }, [Part]);
    return Part && <Part />;
  };
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
