import { sessionContract } from '@dayfare/api/session/contract';
import { expect, people, test } from './support/journey.ts';

test('signing in asks main/LoginM for what the answer says of the person, and keeps it for the next load [session-001] [session-002] [session-003]', async ({
  page,
  signIn,
}) => {
  await page.goto('/welcome/login');
  const answered = page.waitForResponse('**/api/main/LoginM');
  await signIn();
  const response = await answered;
  expect(response.request().method()).toBe('POST');
  expect(response.request().postDataJSON()).toMatchObject({ password: expect.any(String) });
  const { payload }: { payload: object } = await response.json();
  expect(payload).toMatchObject({ firstName: 'Maya' });
  // The contract has the fields of the documents, and takes no answer that lacks one.
  expect(sessionContract.loginM['~orpc'].outputSchema?.parse(payload)).toEqual(payload);
  await expect(page).toHaveURL('/ewa/home');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Maya');
});

test('every call goes under the API base with token, JSON, language and environment [transport-001] [transport-004]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome(people.maya);
  await expect(page.getByRole('region', { name: 'Available now' })).toContainText('$');
  await page.evaluate(() => localStorage.setItem('locale', 'es'));
  const funds = page.waitForRequest('**/api/user/GetAvailableFunds');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (['fetch', 'xhr'].includes(request.resourceType()) && !pathname.startsWith('/assets/'))
      calls.push(origin + pathname);
  });
  await page.reload();
  const headers = await (await funds).allHeaders();
  expect(headers.authorization).toMatch(/^Bearer \S{16,}$/);
  expect(headers.accept).toBe('application/json');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-locale']).toBe('es');
  expect(headers['x-business-environment']).toBe('Common');
  await expect(page.getByRole('region', { name: 'Disponible ahora' })).toContainText(/\$/);
  expect(calls.filter((url) => !url.startsWith(`${sandbox.origin}/api/`))).toEqual([]);
});
