import { useSyncExternalStore } from 'react';

/** An observable value, for what the frame knows outside React. */
export interface Cell<Value> {
  readonly get: () => Value;
  /** The initial value, which a page rendered by the build shows. */
  readonly first: () => Value;
  /** Does nothing if the value is the same. */
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a cell with an initial value. */
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

/** Returns the cell's value; re-renders when it changes. */
export function useCell<Value>({
  get,
  first,
  subscribe,
}: Pick<Cell<Value>, 'get' | 'first' | 'subscribe'>): Value {
  return useSyncExternalStore(subscribe, get, first);
}
