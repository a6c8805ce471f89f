import { cleanup, render } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { mountAt } from './mount.tsx';
import type { StoryAppParts } from './story-app.ts';
import { createTestApp } from './test-app.ts';

/** A server of mocks for a test file that opens pages; what a test adds to it is gone after the test, and so is its page. */
export function servePages(): ReturnType<typeof setupServer> {
  const server = setupServer();
  beforeAll(() => {
    window.scrollTo = vi.fn();
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    server.listen();
  });
  afterEach(() => {
    cleanup();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}

/** Opens the app at a path. `here` is where it is by then, with its query. */
export async function openPage(path: string, parts: Partial<StoryAppParts> = {}) {
  const app = await createTestApp(parts);
  const { element, router } = mountAt(app, [path]);
  render(element);
  return { app, router, here: () => router.state.location.pathname + router.state.location.search };
}
