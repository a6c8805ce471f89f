import { useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Toolbars by name, as a story gets them. */
export type ToolbarValues = Readonly<Record<string, unknown>>;

let over: ToolbarValues | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Puts every story on the page into other toolbars, until `undefined` takes them off; it is done when this returns.
 * For checks that look at a story in many looks: by way of Storybook's own toolbars each look would cost a run of its
 * whole pipeline, with a pause of 100 ms in it.
 */
export function overrideToolbars(toolbars: ToolbarValues | undefined): void {
  over = toolbars;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

/** Storybook's toolbars, and over them what a check has put on. */
export function useToolbarValues(globals: ToolbarValues): ToolbarValues {
  const values = useSyncExternalStore(subscribe, () => over);
  return useMemo(() => ({ ...globals, ...values }), [globals, values]);
}
