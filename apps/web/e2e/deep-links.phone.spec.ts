import { expect, test } from './support/journey.ts';

test('a deep link asks for a sign-in first and is arrived at afterwards [access-047] [session-014]', async ({
  page,
  signIn,
}) => {
  await page.goto('/ewa/history?from=mail');
  await expect(page).toHaveURL('/welcome/login?redirectUrl=%2Fewa%2Fhistory%3Ffrom%3Dmail');
  await signIn();
  await expect(page).toHaveURL('/ewa/history?from=mail');
});

for (const target of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/%2f/evil.example',
]) {
  test(`a sign-in does not lead to ${target}`, async ({ page, sandbox, signIn }) => {
    const left: string[] = [];
    page.on('framenavigated', (frame) => left.push(frame.url()));
    await page.goto(`/welcome/login?redirectUrl=${encodeURIComponent(target)}`);
    await signIn();
    await expect(page).toHaveURL('/ewa/home');
    expect(left.filter((url) => !url.startsWith(sandbox.origin))).toEqual([]);
  });
}

test('a path that no page has shows page-not-found and a way on [access-021]', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Well that’s odd');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/welcome/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('someone who is signed in is taken from the login to their home [access-049]', async ({
  page,
  goHome,
}) => {
  await goHome();
  await page.goto('/welcome/login');
  await expect(page).toHaveURL('/ewa/home');
});
