let current = { isOver: false };

/** Begins a test file: what apps of the one before still ask for is not sent any more. */
export function beginTestFile(): void {
  current.isOver = true;
  current = { isOver: false };
}

/** Fetches as long as the test file lasts in which it was made; a call that comes later is never answered. */
export function fetchOfThisFile(): typeof fetch {
  const file = current;
  return (input, init) =>
    file.isOver ? new Promise<Response>(() => undefined) : globalThis.fetch(input, init);
}
