import { enterCode } from '../support/accounts.ts';
import { expect, people, test } from '../support/journey.ts';
import { enter, heading } from '../support/steps.ts';

test('the card is applied for, from the state to the card that pays online; what was typed is there after leaving [card-001] [card-034] [card-041]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome(people.clara);
  await page.goto('/card/home');
  await page.getByRole('link', { name: 'Apply for the card' }).press('Enter');
  const state = page.getByRole('combobox', { name: 'State or territory' });
  await state.focus();
  await page.keyboard.type('Connecticut');
  await enter(page, 'Save and continue', { exact: true });
  await expect(heading(page, 'Your card and its terms')).toBeVisible();
  await expect(page.getByText('Payroll card fees at a glance')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  for (const number of [1, 2, 3, 4, 5]) await enter(page, `I Agree ${number}/5`, { exact: true });
  await expect(page.getByRole('checkbox')).toBeChecked();
  await enter(page, 'Continue', { exact: true });

  await expect(heading(page, 'About you and your home')).toBeVisible();
  await checkAccessibility();
  for (const [name, text] of [
    [/^Street address/, '12 Orchard Street'],
    ['City', 'Hartford'],
    [/^ZIP code/, '06103'],
  ] as const) {
    await page.getByLabel(name).focus();
    await page.keyboard.type(text);
  }
  await page.getByRole('button', { name: /State/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Connecticut' }).press('Enter');
  await enter(page, 'Continue', { exact: true });
  await expect(heading(page, 'Have your ID ready')).toBeVisible();
  await checkAccessibility();

  // Whoever leaves here goes on here.
  await page.goto('/card/home');
  await page.goto('/card/review-details');
  await expect(heading(page, 'Have your ID ready')).toBeVisible();
  await enter(page, 'Take a picture', { exact: true });
  await expect(heading(page, 'A picture of your ID')).toBeVisible();
  const picture = await sandbox.documentOf(people.clara);
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: picture.name, mimeType: picture.type },
    buffer: Buffer.from(await picture.arrayBuffer()),
  });
  await checkAccessibility();
  await enter(page, 'Use this picture', { exact: true });
  await expect(heading(page, 'Check your application')).toBeVisible();
  await expect(page.getByText('12 Orchard Street, Hartford, CT 06103')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('textbox', { name: 'Your signature' }).focus();
  await page.keyboard.type('Clara Mbeki');
  await enter(page, 'Apply for the card', { exact: true });
  await enterCode(page, sandbox);
  await expect(page.getByText('Pays online, not in stores yet')).toBeVisible();
  await checkAccessibility();
});
