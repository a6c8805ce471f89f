import { expect, people, test } from '../support/journey.ts';

test.describe('in a browser whose language we do not have', () => {
  test.use({ locale: 'de-DE' });

  test('who has yet to accept the terms reads them, agrees by keyboard, and comes home, in English [access-024] [session-012] [i18n-004]', async ({
    page,
    signIn,
  }) => {
    await page.goto('/welcome/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await signIn(people.grace);
    await expect(page).toHaveURL('/welcome/accept-terms-conditions');
    await expect(page).toHaveTitle('Our agreements · Dayfare');
    await expect(page.getByRole('heading', { level: 1, name: 'Before you start' })).toBeFocused();
    await expect(page.getByRole('listitem')).toHaveCount(3);

    await page.getByRole('button', { name: 'Read Privacy policy' }).click();
    await expect(page.getByRole('dialog', { name: 'Privacy policy' })).toContainText('We never sell them.');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Read and agree' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'What you agree to' });
    await expect(sheet).toContainText('Keep your password to yourself');
    await sheet.getByRole('checkbox', { name: 'I agree to all of the above' }).focus();
    await page.keyboard.press('Space');
    await sheet.getByRole('checkbox', { name: 'I agree to sign electronically' }).focus();
    await page.keyboard.press('Space');
    await sheet.getByRole('button', { name: 'Agree and continue' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ewa/home');
    await expect(page.getByRole('region', { name: 'Available now' })).toContainText(/\$[\d,]+\.\d\d/);
  });
});
