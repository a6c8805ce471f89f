import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabases } from '../../testing/databases.ts';
import type { Browser } from '../../testing/sandbox/browser.tsx';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt } from '../../testing/sandbox/person-steps.ts';
import { beAt, signIn } from '../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
beforeEach(useDatabases);

/** Opens an address in a tab of its own, and closes it once it is where it leads. */
async function typed(
  address: string,
  arrival: string | RegExp,
  heading?: string,
  { open }: Pick<Browser, 'open'> = server,
) {
  const page = await open(address);
  await beAt(page, arrival);
  if (heading) await arriveAt(heading);
  page.close();
}

describe('an address that is typed', () => {
  it('is answered by its rule before anyone signs in [access-008] [access-010] [access-011] [access-014] [access-041] [access-045]', async () => {
    await typed('/', '/welcome', 'Your pay, on the day you earn it.');
    for (const [address, arrival] of [
      ['/login?x=1', '/welcome/login?x=1'],
      // A second slash within a path is taken for none, and is then no address to come back to.
      ['/EWA//home', /^\/welcome\/login(\?.*)?$/],
      ['/card/home', '/welcome/login?redirectUrl=%2Fcard%2Fhome'],
      ['/ewa/history', '/welcome/login?redirectUrl=%2Fewa%2Fhistory'],
      ['/dayfare-direct/home', '/welcome/login?redirectUrl=%2Fdayfare-direct%2Fhome'],
      ['/connect/chats', '/welcome/login?redirectUrl=%2Fconnect%2Fchats'],
      ['/home/profile', '/welcome/login?redirectUrl=%2Fhome%2Fprofile'],
      ['/dayfare-direct/employer', '/welcome/login?redirectUrl=%2Fdayfare-direct%2Femployer'],
      ['/maintenance', '/welcome/login'],
      ['/ewa/home?logoutredirect=%2Fewa%2Fhistory', '/welcome/login?redirectUrl=%2Fewa%2Fhistory'],
    ] as const)
      await typed(address, arrival, 'Welcome back');
    for (const address of ['/su/create-user?utm_campaign=spring', '/su?utm_campaign=spring'])
      await typed(address, '/signup/create-user?utm_campaign=spring');
    await typed('/card', '/card', 'The Dayfare card');
    for (const address of ['/signup/nothing', '/welcome/x', '/no-branch'])
      await typed(address, address, 'Well that’s odd');
  });

  it('of a public page opens to visitors, without start-up data [access-060]', async () => {
    for (const address of [
      '/microsite-esign',
      '/microsite-consent-form',
      '/microsite-success',
      '/unsubscribe-smartInvite',
      '/download-app',
    ]) {
      const page = await server.open(address);
      await screen.findByRole('heading', { level: 1 });
      expect(page.here()).toBe(address);
      expect(page.app.startup.data.isLoaded('isLoadShared')).toBe(false);
      page.close();
    }
  });

  it('is answered by its rule to whoever is signed in, and the end of bank linking leads to the home [access-035] [access-042] [public-018]', async () => {
    const page = await server.open('/signup/employer', { as: people.priya });
    await beAt(page, '/ewa/home');
    for (const [address, arrival] of [
      ['/signup/contact-employer', '/ewa/home'],
      ['/welcome/success', '/ewa/home'],
      ['/card/home', '/ewa/home'],
      ['/timely-tips', '/ewa/home'],
      ['/maintenance', '/ewa/home'],
      ['/welcome/login?SendEmail=1', '/ewa/home?SendEmail=1'],
      ['/welcome/login?redirectUrl=%2Fewa%2Fhistory', '/ewa/history'],
    ] as const) {
      await page.router.navigate(address);
      await beAt(page, arrival);
    }
    await page.router.navigate('/ewa/history?logoutredirect=%2Fwelcome%2Flogin');
    await beAt(page, '/welcome/login');
    expect(await screen.findByLabelText('Password')).toBeDefined();
    await waitFor(() => expect(server.local.getItem('currentUser')).toBeNull());
  });

  it('waits for the state where that of the start has expired [startup-008]', async () => {
    const page = await server.open('/welcome/login');
    await signIn(page, people.omar);
    await beAt(page, '/home/state-selection');
    await page.router.navigate('/ewa/home');
    await beAt(page, '/home/state-selection');
    const later = await page.reload();
    await beAt(later, '/home/state-selection');
  });

  it('of direct enrolment is open to visitors only where the configuration says so [access-046]', async () => {
    const pages = ['employer', 'progress', 'employee-id', 'employee-details'].map(
      (name) => `/dayfare-direct/${name}`,
    );
    for (const address of pages)
      await typed(address, `/welcome/login?redirectUrl=${encodeURIComponent(address)}`);
    await server.sandbox.configure({ IsDirectEnrollmentRestricted: '1' });
    // Nobody has begun yet: all of them begin at the employer.
    for (const address of pages)
      await typed(address, '/dayfare-direct/employer', 'Who pays you?', server.otherBrowser());
  });
});
