import { priya } from './money-steps.ts';
import { expect, type Person, test } from './support/journey.ts';

const omar: Person = { phone: '(202) 555-0114', email: 'omar.haddad@example.com', name: 'Omar Haddad' };

/** Addresses that look as if they led somewhere safe, or that must never be followed. */
const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u00A0/evil.example',
  '/\u200B/evil.example',
  '/\u202Eelpmaxe.live//',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/%2525252fevil.example',
  '/%zz%2f%2fevil.example',
  '/%0d%0aSet-Cookie:x',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'ftp://evil.example/',
  'intent://evil.example/#Intent;end',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://evil.example',
  'http://evil.example/',
  'https://user:pass@evil.example/',
  'https://evil.example\\@127.0.0.1/',
  'https://127.0.0.1@evil.example/',
  'https://127.0.0.1.evil.example/',
  'evil.example',
];

test('no address that only looks like ours is followed, by whoever is signed in [access-049]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(request.url());
  });
  const typed = (redirectUrl: string) => `/welcome/login?redirectUrl=${encodeURIComponent(redirectUrl)}`;
  const arrivals = await page.evaluate(async (addresses) => {
    const found: string[] = [];
    for (const address of addresses) {
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const end = Date.now() + 2_000;
      while (window.location.pathname === '/welcome/login' && Date.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 5));
      found.push(window.location.pathname + window.location.search);
    }
    return found;
  }, hostile.map(typed));
  expect(arrivals).toEqual(hostile.map(() => '/ewa/home'));
  expect(left.filter((url) => !url.startsWith(sandbox.origin))).toEqual([]);
  await page.goto(typed('/ewa/history'));
  await expect(page).toHaveURL('/ewa/history');
});

test('each rule answers to an address that is typed, before anyone signs in [access-008] [access-041] [access-045]', async ({
  page,
}) => {
  const typed: readonly (readonly [string, string | RegExp])[] = [
    ['/', '/welcome/login'],
    ['/login?x=1', '/welcome/login?x=1'],
    // A second slash within a path is taken for none, and is then no address to come back to.
    ['/EWA//home', /\/welcome\/login(\?.*)?$/],
    ['/card/home', '/welcome/login?redirectUrl=%2Fcard%2Fhome'],
    ['/home/profile', '/welcome/login?redirectUrl=%2Fhome%2Fprofile'],
    ['/dayfare-direct/employer', '/welcome/login?redirectUrl=%2Fdayfare-direct%2Femployer'],
    ['/maintenance', '/welcome/login'],
    ['/ewa/home?logoutredirect=%2Fewa%2Fhistory', '/welcome/login?redirectUrl=%2Fewa%2Fhistory'],
  ];
  for (const [address, arrival] of typed) {
    await page.goto(address);
    // The heading stands before the script has come that goes on from the address.
    await expect(page).toHaveURL(arrival);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  }
  for (const address of ['/su/create-user?utm_campaign=spring', '/su?utm_campaign=spring']) {
    await page.goto(address);
    await expect(page).toHaveURL('/signup/create-user?utm_campaign=spring');
  }
  for (const address of ['/card', '/signup/nothing', '/welcome/x', '/no-branch']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Well that’s odd');
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

test('each rule answers to an address that is typed, to whoever is signed in [access-042]', async ({
  page,
  goHome,
}) => {
  await goHome(priya);
  for (const [address, arrival] of [
    ['/signup/employer', '/ewa/home'],
    ['/signup/contact-employer', '/ewa/home'],
    ['/card/home', '/ewa/home'],
    ['/timely-tips', '/ewa/home'],
    ['/maintenance', '/ewa/home'],
    ['/welcome/login?SendEmail=1', '/ewa/home?SendEmail=1'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(arrival);
  }
  await page.goto('/ewa/history?logoutredirect=%2Fwelcome%2Flogin');
  await expect(page).toHaveURL(/\/welcome\/login$/);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
});

test('a state that has expired comes before every page [startup-008]', async ({ page, signIn }) => {
  await page.goto('/welcome/login');
  await signIn(omar);
  await expect(page).toHaveURL('/home/state-selection');
  await page.goto('/ewa/home');
  await expect(page).toHaveURL('/home/state-selection');
});

test('direct enrolment is open to visitors only where the configuration says so [access-046]', async ({
  page,
  sandbox,
}) => {
  const pages = ['employer', 'progress', 'employee-id', 'employee-details'].map(
    (name) => `/dayfare-direct/${name}`,
  );
  for (const address of pages) {
    await page.goto(address);
    await expect(page).toHaveURL(`/welcome/login?redirectUrl=${encodeURIComponent(address)}`);
  }
  await sandbox.configure({ IsDirectEnrollmentRestricted: '1' });
  await page.evaluate(() => localStorage.clear());
  for (const address of pages) {
    await page.goto(address);
    // Nobody has begun yet: all of them begin at the employer.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who pays you?');
    await expect(page).toHaveURL('/dayfare-direct/employer');
  }
});
