import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { password, people } from '../../src/testing/sandbox/people.ts';
import type { Person } from '../../src/testing/sandbox/person.ts';
import { type Sandbox, startSandbox } from '../../src/testing/sandbox/start-sandbox.ts';
import { type Steering, steeringOf } from '../../src/testing/sandbox/steering.ts';
import { checkPage } from './check-page.ts';
import { handedOver } from './handed-over.ts';
import { watchShifts } from './layout-shift.ts';
import { watchViolations } from './security-violations.ts';
import { signInStored } from './stored-sign-in.ts';

export { expect } from '@playwright/test';
export { password, people } from '../../src/testing/sandbox/people.ts';
export type { Person } from '../../src/testing/sandbox/person.ts';

/** Signs a person in at the page of their employer, where the app has led. */
export async function signInAtWork(page: Page, { email }: Person, secret = password): Promise<void> {
  await page.getByLabel('User name at work').fill(email.split('@')[0] ?? '');
  await page.getByLabel('Password at work').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Lets the employer tell us who it is that has signed in there. */
export async function allowAtWork(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue to Dayfare?');
  await page.getByRole('button', { name: 'Continue' }).click();
}

interface JourneyFixtures {
  /** The server of this journey's worker, with everything as at the start. */
  readonly sandbox: Steering;
  /** What broke the security policy so far; a journey with any of it fails. */
  readonly securityViolations: readonly string[];
  /** Nothing to call: a journey fails if a page moves by itself. */
  readonly standsStill: undefined;
  /** Titles of pages on which news may push down what is below it. Default none; say why with `test.use`. */
  readonly mayMove: readonly string[];
  /** Checks the page on screen with axe, in light and in dark. */
  readonly checkAccessibility: () => Promise<void>;
  /** Types a person's sign-in at the login and sends it. */
  readonly signIn: (person?: Person, secret?: string) => Promise<void>;
  /** Arrives at the home as a person who has signed in before: the server is asked for a session, which the app finds in its storages. */
  readonly goHome: (person?: Person, origin?: string) => Promise<void>;
  /** A server of this test alone whose data lies in a folder: it can be restarted. */
  readonly lastingSandbox: Sandbox;
}

/** A journey: a real browser, the real server, the built app under its real security policy. */
export const test = base.extend<JourneyFixtures>({
  sandbox: async ({ browserName: _ }, use, { parallelIndex }) => {
    const sandbox = steeringOf(handedOver('servers').split(' ')[parallelIndex] ?? '');
    await sandbox.reset();
    await use(sandbox);
  },
  baseURL: async ({ sandbox }, use) => use(sandbox.origin),
  securityViolations: [
    async ({ page }, use) => {
      const found = await watchViolations(page);
      await use(found);
      expect(found, 'what broke the security policy').toEqual([]);
    },
    { auto: true },
  ],
  mayMove: [[], { option: true }],
  standsStill: [
    async ({ context, mayMove }, use) => {
      const shifts = await watchShifts(context, mayMove);
      await use(undefined);
      expect(await shifts(), 'what moved by itself').toEqual([]);
    },
    { auto: true },
  ],
  checkAccessibility: async ({ page }, use) => use(() => checkPage(page)),
  signIn: async ({ page }, use) =>
    use(async (person = people.maya, secret = password) => {
      await page.getByLabel('Phone number or email').fill(person.phone);
      await page.getByLabel('Password', { exact: true }).fill(secret);
      await page.getByRole('button', { name: 'Sign in' }).click();
    }),
  goHome: async ({ page, sandbox }, use) =>
    use(async ({ email } = people.maya, origin = sandbox.origin) => {
      await signInStored(page, origin, { email, password });
      await page.goto(`${origin}/ewa/home`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }),
  lastingSandbox: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'dayfare-journey-'));
      const server = await startSandbox(join(folder, 'data'));
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true });
    },
    // Making a database on disk is not part of the journey: on a busy machine it can take as long as one.
    { timeout: 180_000 },
  ],
});
