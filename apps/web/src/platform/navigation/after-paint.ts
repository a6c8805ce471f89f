/** How long a frame is waited for, in ms: a tab that is about to be hidden may draw none. */
const longestMs = 100;

/** Calls `work` in a task of its own, before the browser draws another frame where it can be told so. */
function inNextTask(work: () => void): void {
  if ('scheduler' in window) void window.scheduler.postTask(work, { priority: 'user-blocking' });
  else setTimeout(work);
}

/** Resolves once the browser has painted what was changed so far: the pressed button, before the work that the press leads to. */
export function afterPaint(): Promise<void> {
  // A hidden tab draws nothing, and its timers may be held back for a minute: a press there would seem to do nothing.
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const hidden = setTimeout(resolve, longestMs);
    requestAnimationFrame(() => {
      clearTimeout(hidden);
      inNextTask(resolve);
    });
  });
}
