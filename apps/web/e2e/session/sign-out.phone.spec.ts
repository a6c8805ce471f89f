import { moneyContract } from '@dayfare/api/money/contract';
import { expect, test } from '../support/journey.ts';
import { callWith, nextSignIn } from '../support/own-session.ts';

test('a session is sealed with keys that nobody can read out; signing out forgets it here, in every tab and on the server [session-044]', async ({
  page,
  context,
  sandbox,
  goHome,
}) => {
  const signedIn = nextSignIn(page);
  await goHome();
  const call = await callWith(sandbox.origin, await signedIn);
  expect(await call(moneyContract).getInstruments()).toMatchObject({ instruments: expect.any(Array) });
  const stored = await page.evaluate(() => localStorage.getItem('currentUser'));
  expect(stored).toMatch(/^[\w-]{100,}$/);
  const everything = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const personal of ['Maya', 'Torres', 'maya.torres', '2025550101', 'authToken', 'signingKey'])
    expect(everything).not.toContain(personal);

  // It survives a reload, and its keys cannot be read out.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  const extractable = await page.evaluate(
    () =>
      new Promise<boolean[]>((resolve, reject) => {
        const opening = indexedDB.open('dayfare-session');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const found = opening.result.transaction('keys').objectStore('keys').get('session');
          found.onsuccess = () => {
            const { token, request } = found.result;
            resolve([token, request.sign, request.seal].map((key: CryptoKey) => key.extractable));
          };
        };
      }),
  );
  expect(extractable).toEqual([false, false, false]);

  const other = await context.newPage();
  // What is loaded ahead has come: otherwise the server's refusal may be heard before the other tab is.
  const counted = other.waitForResponse(/GetDueCounts/);
  await other.goto('/ewa/home');
  await counted;
  await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/welcome/login');
  await expect(other).toHaveURL('/welcome/login');
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  const keys = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('dayfare-session');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('keys').objectStore('keys').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  expect(keys).toBe(0);
  await expect(call(moneyContract).getInstruments()).rejects.toMatchObject({
    kind: 'unauthorized',
    httpStatus: 401,
  });
});
