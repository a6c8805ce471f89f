import type { Page } from '@playwright/test';
import { priya, readyToSend, sendButton, transfersOf } from './money-steps.ts';
import { holdAnswers } from './support/held-answers.ts';
import { expect, people, test } from './support/journey.ts';
import { nextSignIn } from './support/own-session.ts';

const accountButton = (page: Page) => page.getByRole('button', { name: 'Your account' });

async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/welcome/login');
}

/** Everything of this page's storages as text. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** A page that is loaded again loses this. */
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true);
const noteThisPage = (page: Page) => page.evaluate(() => void Reflect.set(window, 'isSamePage', true));

/** What the page asks from now on: its token, and all that it says. */
function listen(page: Page) {
  const asked: { readonly path: string; readonly token: string | undefined; readonly says: string }[] = [];
  page.on('request', (request) => {
    const { pathname: path, search } = new URL(request.url());
    if (!path.startsWith('/api/')) return;
    const token = request.headers()['x-session-auth-token'];
    asked.push({ path, token, says: `${path}${search} ${request.postData() ?? ''}` });
  });
  return asked;
}

/** Two frames: what an answer changes is on the screen and in the storages by then. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

test('of what the first person asked, nothing is seen, kept or sent for the second in the same tab, however late it is answered', async ({
  page,
  sandbox,
  signIn,
}) => {
  const ada = await sandbox.makePerson(people.maya, 'Ada', 'Quill');
  const ben = await sandbox.makePerson(priya, 'Ben', 'Marsh');
  await page.goto('/welcome/login');
  const signedIn = nextSignIn(page);
  await signIn(ada);
  const first = await signedIn;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Ada');
  const row = page.getByRole('link', { name: /\$\d/ }).first();
  await expect(row).toBeVisible();
  await noteThisPage(page);

  const answers = await holdAnswers(page, first.authToken);
  await row.click();
  await expect(page).toHaveURL(/\/ewa\/history\/./);
  const transaction = decodeURIComponent(page.url().split('/').at(-1) ?? '');
  await expect.poll(answers.paths).toContain('ewa/TransactionDetails');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Ada');
  await signOut(page);

  const asked = listen(page);
  await signIn(ben);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Ben');
  await answers.release();
  await settled(page);
  await expect(page.getByRole('link', { name: /\$\d/ }).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Ada|Quill|Harbor Credit Union/);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'paycor');
  expect(await stored(page)).not.toMatch(new RegExp(`Ada|Quill|${first.userID}|${transaction}`));
  expect(asked.length).toBeGreaterThan(0);
  for (const { token, says } of asked) {
    expect(token).not.toBe(first.authToken);
    for (const hers of [String(first.userID), transaction, first.authToken]) expect(says).not.toContain(hers);
  }
  expect(await isSamePage(page)).toBe(true);
});

test.describe('a transfer in doubt', () => {
  // The home says what became of it as soon as it is known, above everything else.
  test.use({ mayMove: ['Home'] });

  test('a transfer of the first person whose answer is lost in the second one’s time is the first one’s alone, and moves once', async ({
    page,
    context,
    sandbox,
    signIn,
    goHome,
  }) => {
    const ada = await sandbox.makePerson(people.maya, 'Ada', 'Quill');
    const ben = await sandbox.makePerson(people.maya, 'Ben', 'Marsh');
    await page.goto('/welcome/login');
    const signedIn = nextSignIn(page);
    await signIn(ada);
    const first = await signedIn;
    await readyToSend(page, { amount: '38' });
    await noteThisPage(page);
    const other = await context.newPage();
    await other.goto('/ewa/home');
    const answers = await holdAnswers(page, first.authToken);
    await sendButton(page).click();
    await expect.poll(answers.paths).toContain('ewa/performTransaction');
    await signOut(other);
    await expect(page).toHaveURL('/welcome/login');
    await other.close();

    await signIn(ben);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Ben');
    const asked = listen(page);
    await answers.lose();
    await settled(page);
    await expect(page.getByText(/\$38\.00/)).toHaveCount(0);
    await expect(page).toHaveURL('/ewa/home');
    expect(await stored(page)).not.toContain(String(first.userID));
    for (const { token } of asked) expect(token).not.toBe(first.authToken);
    expect(await isSamePage(page)).toBe(true);
    expect(await transfersOf(page, '$38.00')).toBe(0);

    await page.goto('/ewa/home');
    await signOut(page);
    await goHome(ada);
    expect(await transfersOf(page, '$38.00')).toBe(1);
  });
});
