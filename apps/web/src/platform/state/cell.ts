import { useSyncExternalStore } from 'react';

/** One value that others can watch; what the frame knows outside of React. */
export interface Cell<Value> {
  readonly get: () => Value;
  /** What it held first: what a page shows that the build has rendered. */
  readonly first: () => Value;
  /** Does nothing when the value is the same. */
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a cell that holds `first`. */
export function cell<Value>(first: Value): Cell<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    first: () => first,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The cell's value, rendered again when it changes. */
export function useCell<Value>({ get, first, subscribe }: Cell<Value>): Value {
  return useSyncExternalStore(subscribe, get, first);
}
