import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

function Nothing() {
  return null;
}

/** A part of the frame in its own chunk. The page works without it while it loads, or if it cannot be loaded. */
export function optional(load: () => Promise<{ default: ComponentType }>) {
  const Part = lazy(() => load().catch(() => ({ default: Nothing })));
  return function OptionalPart() {
    return (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    );
  };
}

/** The same for parts nobody waits for: fetched after the page has been painted, so they do not compete with it. */
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
