import { expect, password, people, test } from '../support/journey.ts';

/** The home's files and its texts, and what stands around pages behind the sign-in. */
const ofHome = /\/(?:home|signedIn|texts-money-en)-[\w-]{8}\.js$/;

test('the home’s code comes with the first letter that is typed: pressing Sign in fetches none of it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (ofHome.test(pathname)) asked.push(pathname);
  });
  await page.goto('/welcome/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByLabel('Phone number or email').fill(people.maya.email);
  await expect.poll(() => new Set(asked).size).toBe(3);
  const before = [...asked];
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Available now' })).toBeVisible();
  expect(asked).toEqual(before);
});
