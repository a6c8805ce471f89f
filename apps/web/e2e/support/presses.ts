import type { Locator } from '@playwright/test';

/** Counts what a person presses: each press is one, characters typed are none. */
export interface Presses {
  readonly press: (target: Locator) => Promise<void>;
  readonly count: () => number;
}

/** Starts counting. */
export function countPresses(): Presses {
  let count = 0;
  return {
    press: async (target) => {
      count += 1;
      await target.click();
    },
    count: () => count,
  };
}
