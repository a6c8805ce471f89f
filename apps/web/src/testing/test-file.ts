/** A test, or a test file: requests of its apps after its end are ignored. */
export interface Lifetime {
  isOver: boolean;
}

const never = new Promise<Response>(() => undefined);

/** Fetches as long as a test or a test file lasts. A call that comes later is not sent, and an answer that comes later is not given. */
export function fetchDuring(lifetime: Lifetime, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (lifetime.isOver) return never;
    try {
      const response = await send(input, init);
      return lifetime.isOver ? never : response;
    } catch (error) {
      if (lifetime.isOver) return never;
      throw error;
    }
  };
}

let current: Lifetime = { isOver: false };

/** Begins a test file: apps of the one before send nothing any more. */
export function beginTestFile(): void {
  current.isOver = true;
  current = { isOver: false };
}

/** Fetches as long as the test file lasts in which it was made. */
export function fetchOfThisFile(): typeof fetch {
  return fetchDuring(current, (input, init) => globalThis.fetch(input, init));
}
