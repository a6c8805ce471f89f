import { type Sandbox, startSandbox } from '../../src/testing/sandbox/start-sandbox.ts';
import { test as base, expect, people } from '../support/journey.ts';
import {
  chooseEmployer,
  heading,
  next,
  password,
  proveNumber,
  sayBirthDate,
  sayName,
} from '../support/sign-up.ts';

const mobileHost = 'https://mobile.payroll.example';
const regionHost = 'https://us.pay.example';

interface Fixtures {
  /** A server whose people are handed on: those of Harbor Fresh Market to the payroll brand, new ones to their region's site. */
  readonly elsewhere: Sandbox;
}

const test = base.extend<object, Fixtures>({
  elsewhere: [
    async ({ browserName: _ }, use) => {
      const server = await startSandbox('memory:', {
        PAYROLL_BRANDS: `501=${mobileHost}/start?from=web`,
        REGION_HOSTS: `1=${regionHost}`,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ elsewhere }, use) => use(elsewhere.origin),
});

test.beforeEach(async ({ page, elsewhere }) => {
  await elsewhere.reset();
  const hosts = [mobileHost, regionHost];
  await elsewhere.configure({ AllowedRedirectHosts: hosts.map((host) => new URL(host).host).join(',') });
  for (const host of hosts)
    await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
});

test('people of the payroll brand begin at its entry and are handed on to its mobile host, signed in there by a token that works once; whoever cannot be handed on stays here [session-016] [access-031] [brands-006]', async ({
  page,
  browser,
  elsewhere,
  signIn,
}) => {
  await elsewhere.fault({ match: 'user/GetHandOverToken', kind: 'status', status: 500, times: 1 });
  await page.goto('/welcome/login');
  await signIn(people.maya);
  await expect(page).toHaveURL('/ewa/home');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/welcome/login');

  await page.goto('/welcome/paychex');
  await heading(page, 'Your pay comes through Paychex');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(people.maya);
  await page.waitForURL(`${mobileHost}/**`);
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('from')]).toEqual(['/start', 'web']);
  const token = searchParams.get('oauthToken') ?? '';
  // The mobile host is another site: who is signed in here stays so, and the token with them.
  const there = await browser.newPage();
  await there.goto(`${elsewhere.origin}/welcome/connect?token=${token}`);
  await expect(there).toHaveURL(`${elsewhere.origin}/ewa/home`);
  await there.goto(`${elsewhere.origin}/welcome/connect?token=${token}`);
  await expect(there.getByText('That link couldn’t be used')).toBeVisible();
  await expect(there).toHaveURL(`${elsewhere.origin}/ewa/home`);
  await there.close();
});

test('an account that another region serves goes on there, with a token and who opens it [enrollment-053] [enrollment-054] [enrollment-021]', async ({
  page,
  elsewhere,
}) => {
  await proveNumber(page, elsewhere, '3035550171');
  await chooseEmployer(page, 'harb', 'Harbor Foods Market');
  await sayName(page, 'Nina', 'Alvarez', 'nina.region@example.com');
  await page.getByLabel('Employee ID').fill('4410027');
  await next(page);
  await sayBirthDate(page, '03', '18', '1994');
  await next(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Go to my home' }).click();
  await page.waitForURL(`${regionHost}/**`);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/en-US/connect/oauth');
  expect(searchParams.get('authToken')).toMatch(/^[\w-]{16,}$/);
  expect(searchParams.get('clientType')).toBe('1');
  expect(searchParams.get('ernt')).toBe('true');
});
