let count = 0;

/** Requests that mocks keep open for good. The browser does not say which those are; a test that waits for responses has to know. */
export const heldRequests = {
  count: (): number => count,
  add: (): void => {
    count += 1;
  },
  /** For a new page: the requests of the one before are of no interest. */
  reset: (): void => {
    count = 0;
  },
};
