const globals = globalThis as { reached?: () => void };
let times = 0;

/** Counts from now on how often an attack has run its `reached()`. Returns a function that stops that. */
export function watchReached(): () => void {
  times = 0;
  globals.reached = () => {
    times += 1;
  };
  return () => {
    delete globals.reached;
  };
}

/** How often an attack has run since {@link watchReached} was called. */
export const timesReached = (): number => times;
