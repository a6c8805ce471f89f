import { vi } from 'vitest';

/** Has pages show what they show once it is in sight: jsdom has no layout that would say so. Lasts until the test file ends. */
export function everythingInSight(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: IntersectionObserverCallback;
      constructor(seen: IntersectionObserverCallback) {
        this.#seen = seen;
      }
      observe(target: Element) {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        queueMicrotask(() => this.#seen([entry], this as unknown as IntersectionObserver));
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
