import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Screen } from '../testing/sandbox/browser.tsx';
import type { Person } from '../testing/sandbox/person.ts';
import { signInHere } from '../testing/sandbox/sign-in-steps.ts';
import { useSandbox } from '../testing/sandbox/use-sandbox.ts';

interface SignIn extends Person {
  /** What the list of the seeds says that somebody shows. */
  readonly shows: string;
}

const server = useSandbox();

/** Leaves by whatever the page has for that: the account, a second thought, or the login of whoever signs in at work. */
async function findTheWayOut(page: Screen): Promise<void> {
  const ways = /^(?:[A-Z]{0,2}Your account|Not you\? Sign in again|Go to sign-in)$/;
  const way = await screen.findByText(
    (_, element) =>
      ['A', 'BUTTON'].includes(element?.tagName ?? '') &&
      ways.test(element?.getAttribute('aria-label') ?? element?.textContent ?? ''),
  );
  if (page.app.session.current() === null) expect(page.here()).toBe('/sso/home');
  await page.user.click(way);
  if (!way.textContent.endsWith('Your account') && way.getAttribute('aria-label') !== 'Your account') return;
  const sheet = within(await screen.findByRole('dialog'));
  await page.user.click(sheet.getByRole('button', { name: 'Sign out' }));
}

/** Where each person of the seeds came to. */
const pages = new Map<string, string>();

/** The list in as many shares as there are tests: each takes the time of a few sign-ins. */
const shares = [0, 1, 2, 3] as const;

it.each(shares)(
  'nobody of the seeds ends on page-not-found after a sign-in, and everybody finds the way out: share %i [access-036] [session-010] [session-015]',
  async (share) => {
    const { signIns } = (await server.sandbox.ask('?format=json')) as { signIns: readonly SignIn[] };
    expect(signIns.length).toBeGreaterThanOrEqual(17);
    for (const person of signIns.filter((_, index) => index % shares.length === share)) {
      const page = await server.open('/welcome/login', { keepsBrand: false });
      await signInHere(page, person);
      await waitFor(() => expect(page.here(), person.shows).not.toMatch(/^\/welcome\/login/));
      const heading = await screen.findByRole('heading', { level: 1 });
      expect(heading.textContent, person.shows).not.toBe('Well that’s odd');
      expect(document.title, person.shows).not.toContain('Page not found');
      pages.set(person.email, page.here());
      await findTheWayOut(page);
      await waitFor(() => expect(page.here(), person.shows).toBe('/welcome/login'));
      expect(page.app.session.current(), person.shows).toBeNull();
      page.close();
    }
    // The last share has seen everybody.
    if (share === shares.at(-1)) {
      expect(pages.size).toBe(signIns.length);
      expect([...new Set(pages.values())].sort()).toEqual([
        '/dayfare-direct/home',
        '/ewa/home',
        '/home/change-password?isFromLogin=true',
        '/home/state-selection',
        '/sso/home',
        '/welcome/accept-terms-conditions',
        '/welcome/auth-pin',
        '/welcome/multi-business',
      ]);
    }
  },
);
