/** A countdown that can stand still: the time left is kept while it is paused. */
export interface Countdown {
  /** Lets it run, from where it stood. */
  run: () => void;
  /** Stops it, keeping the time left. */
  pause: () => void;
}

/** Makes a countdown of `durationMs`, at rest, that calls `onEnd` once. */
export function countdown(durationMs: number, onEnd: () => void): Countdown {
  let left = durationMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(onEnd, left);
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, left - (performance.now() - startedAt));
    },
  };
}
