import { allowAtWork, expect, type Person, signInAtWork, test } from './support/journey.ts';

interface SignIn extends Person {
  readonly shows: string;
}

// The login goes from the brand of one person to that of the next.
test.use({ mayMove: ['Sign in'] });

test('nobody of the seeds ends on page-not-found after a sign-in, and everybody finds the way out [access-036] [session-010] [session-015]', async ({
  page,
  sandbox,
  signIn,
}) => {
  test.setTimeout(180_000);
  const { signIns } = (await sandbox.ask('?format=json')) as { signIns: readonly SignIn[] };
  expect(signIns.length).toBeGreaterThanOrEqual(17);
  for (const person of signIns) {
    await page.goto('/welcome/login');
    await signIn(person);
    await expect(page, person.shows).not.toHaveURL(/\/welcome\/login/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, person.shows).toBeVisible();
    await expect(heading, person.shows).not.toHaveText('Well that’s odd');
    expect(await page.evaluate(() => document.title), person.shows).not.toContain('Page not found');
    if (new URL(page.url()).pathname === '/sso/home') {
      await page.getByRole('button', { name: 'Continue with your work account' }).click();
      await signInAtWork(page, person);
      await allowAtWork(page);
      await expect(page, person.shows).toHaveURL('/ewa/home');
    }
    const account = page.getByRole('button', { name: 'Your account' });
    const wayBack = page.getByRole('button', { name: 'Not you? Sign in again' });
    await expect(account.or(wayBack), person.shows).toBeVisible();
    if (await account.isVisible()) {
      await account.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    } else await wayBack.click();
    await expect(page, person.shows).toHaveURL('/welcome/login');
  }
});
