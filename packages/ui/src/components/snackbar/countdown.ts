/** A countdown that can be paused and keeps the remaining time. */
export interface Countdown {
  /** Starts or resumes it. */
  run: () => void;
  /** Pauses it and keeps the remaining time. */
  pause: () => void;
}

/** Creates a paused countdown of `durationMs` that calls `onEnd` once. */
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
