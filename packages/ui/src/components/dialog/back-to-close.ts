import { useEffect, useRef } from 'react';

type Close = (() => void) | undefined;

/** What is open, the topmost last. */
const open: { close: Close }[] = [];

/**
 * Closes the topmost overlay, as Android's back does. For a native shell that gets the press itself: `true` means that an
 * overlay took it (one that must be answered takes it too and stays), `false` that the shell may go back.
 */
export function closeTopOverlay(): boolean {
  const top = open.at(-1);
  top?.close?.();
  return top !== undefined;
}

/** What browsers offer to hear Android's back; not in TypeScript's own library yet. https://wicg.github.io/close-watcher/ */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}
type CloseWatcherConstructor = new () => CloseWatcher;

/**
 * Makes Android's back close an overlay: in browsers and WebViews with `CloseWatcher` by itself, elsewhere through
 * `closeTopOverlay`. Without `onClose` the overlay must be answered, and back does nothing while it is open.
 */
export function useBackToClose(isOpen: boolean, onClose: Close): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const mustBeAnswered = onClose === undefined;
  useEffect(() => {
    if (!isOpen) return;
    const entry = { close: mustBeAnswered ? undefined : () => latest.current?.() };
    open.push(entry);
    const stopWatching = watchBack(entry.close);
    return () => {
      open.splice(open.indexOf(entry), 1);
      stopWatching();
    };
  }, [isOpen, mustBeAnswered]);
}

function watchBack(close: Close): () => void {
  if (!('CloseWatcher' in window)) return () => {};
  const Watcher = window.CloseWatcher as CloseWatcherConstructor;
  let watcher: CloseWatcher;
  const arm = () => {
    watcher = new Watcher();
    if (!close) watcher.addEventListener('cancel', (event) => event.preventDefault());
    watcher.addEventListener('close', () => {
      // A watcher is spent after one press; if the overlay stays, the next press must not leave the page.
      arm();
      close?.();
    });
  };
  arm();
  return () => watcher.destroy();
}
