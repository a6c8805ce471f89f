import type { Page } from '@playwright/test';

/** Answers that have left the server and have not arrived. */
export interface HeldAnswers {
  /** Paths of the calls whose answers are held, below /api/. */
  readonly paths: () => readonly string[];
  /** Lets all of them arrive, and waits until they have, or until nobody waits for them any longer. */
  readonly release: () => Promise<void>;
  /** Has all of them get lost instead. */
  readonly lose: () => Promise<void>;
}

/** Holds every answer to what is asked with a token, but that to its sign-out. The server carries everything out. */
export async function holdAnswers(page: Page, token: string): Promise<HeldAnswers> {
  const gate = Promise.withResolvers<'release' | 'lose'>();
  const held: { readonly path: string; readonly done: Promise<void> }[] = [];
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/', '');
    const isHers = (await route.request().headerValue('X-Session-Auth-Token')) === token;
    if (!isHers || path.endsWith('RevokeUserToken')) return route.fallback();
    const done = Promise.withResolvers<void>();
    const response = await route.fetch();
    held.push({ path, done: done.promise });
    const isLost = (await gate.promise) === 'lose';
    // A page that has given the call up takes no answer.
    await (isLost ? route.abort() : route.fulfill({ response })).catch(() => undefined);
    done.resolve();
  });
  const open = async (way: 'release' | 'lose') => {
    gate.resolve(way);
    await Promise.all(held.map(({ done }) => done));
  };
  return {
    paths: () => held.map(({ path }) => path),
    release: () => open('release'),
    lose: () => open('lose'),
  };
}
