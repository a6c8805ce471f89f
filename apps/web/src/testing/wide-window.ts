import { vi } from 'vitest';

/** Makes the window as wide as a desktop's until the next test: every question for a least width is answered with yes. */
export const widenWindow = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
