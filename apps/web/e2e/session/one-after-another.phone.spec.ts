import type { Page } from '@playwright/test';
import { readyToSend, sendButton, transfersOf } from '../money/steps.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { expect, people, test } from '../support/journey.ts';
import { nextSignIn } from '../support/own-session.ts';

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
