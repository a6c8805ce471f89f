/** A value that can be watched. */
export interface Observable<Value> {
  readonly get: () => Value;
  /** Changes some fields, and notifies the subscribers if that makes a difference. */
  readonly change: (changes: Partial<Value>) => void;
  /** Returns the way to stop watching. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes an object that can be watched. */
export function observable<Value extends object>(first: Value): Observable<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    change: (changes) => {
      const isSame = Object.entries(changes).every(([key, next]) => value[key as keyof Value] === next);
      if (isSame) return;
      value = { ...value, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
