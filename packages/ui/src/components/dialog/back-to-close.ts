import { useEffect, useRef } from 'react';

type Close = (() => void) | undefined;

/** Open overlays, topmost last. */
const open: { close: Close }[] = [];

/**
 * Closes the topmost overlay, like Android's Back button. For native shells that handle Back themselves: returns `true` if an overlay
 * handled it (one that must be answered handles it and stays open), `false` if the shell may go back.
 */
export function closeTopOverlay(): boolean {
  const top = open.at(-1);
  top?.close?.();
  return top !== undefined;
}

/** The browser API for Android's Back button; not in TypeScript's DOM types yet. https://wicg.github.io/close-watcher/ */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}
type CloseWatcherConstructor = new () => CloseWatcher;

/**
 * Closes an overlay on Android's Back button: natively in browsers and WebViews with `CloseWatcher`, elsewhere through `closeTopOverlay`.
 * Without `onClose` the overlay must be answered, and Back does nothing while it is open.
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
      // A watcher works only once; if the overlay stays open, the next press must not leave the page.
      arm();
      close?.();
    });
  };
  arm();
  return () => watcher.destroy();
}
