/** A storage that forgets when the page closes. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (position: number) => [...entries.keys()][position] ?? null,
  };
  // `Object.keys` of a real storage lists what is stored.
  return new Proxy(methods as Storage, {
    get: (target, name, receiver) => (name === 'length' ? entries.size : Reflect.get(target, name, receiver)),
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === 'string' && entries.has(name)
        ? { value: entries.get(name), enumerable: true, configurable: true, writable: true }
        : undefined,
  });
}

/** The storage that `open` gives, or one in memory where the browser refuses it (blocked site data). */
export function usableStorage(open: () => Storage): Storage {
  try {
    const storage = open();
    const probe = 'probe';
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return memoryStorage();
  }
}
