import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

function Nothing() {
  return null;
}

/** A part of the frame in a chunk of its own. The page does without it as long as it is on its way, or cannot be had. */
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

/** The same for what nobody has come for: it is fetched once the page has been painted, so that the page needn't share the line with it. */
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
