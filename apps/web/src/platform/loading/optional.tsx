import { type ComponentType, lazy, Suspense } from 'react';

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
