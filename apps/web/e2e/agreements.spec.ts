import { expect, people, test } from './support/journey.ts';
import { saved, textOf } from './support/saved-pdf.ts';

test('what somebody has agreed to is listed with its version and date, read, and kept as a PDF [contracts-001]', async ({
  page,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await page.goto('/home/profile');
  await page.getByRole('link', { name: 'Agreements' }).click();
  await expect(page).toHaveURL('/home/agreements');
  await expect(page).toHaveTitle('Agreements · Dayfare');
  const list = page.getByRole('list', { name: 'What you’ve agreed to' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list.getByRole('button', { name: /^Early pay agreement/ })).toContainText('Agreed 14 times');
  await checkAccessibility();

  await list.getByRole('button', { name: /^Terms of service/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Terms of service' });
  await expect(sheet.getByText('In force since: January 15, 2026')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Using Dayfare' })).toBeVisible();
  await checkAccessibility();
  const download = await saved(page, () => sheet.getByRole('button', { name: 'Save as PDF' }).click());
  expect(download.suggestedFilename()).toBe('Terms-of-service.pdf');
  expect(await textOf(download)).toMatch(
    /Terms of service In force since January 15, 2026 .*Using Dayfare Keep your password to yourself/,
  );
});

test('the privacy statement opens its two documents; one that can’t be fetched opens nothing [contracts-012] [contracts-013]', async ({
  page,
  goHome,
  sandbox,
}) => {
  await goHome();
  await page.goto('/home/agreements');
  const links = page.locator('section', { hasText: 'Online privacy statement' });
  await sandbox.fault({ match: 'EWA/GetContractByType', kind: 'status', status: 500 });
  await links.getByRole('button', { name: 'Privacy policy' }).click();
  await expect(page.getByText('We couldn’t open “Privacy policy”. Try again in a moment.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await sandbox.clearFaults();
  for (const [name, text] of [
    ['Privacy policy', 'We never sell them.'],
    ['Terms of service', 'You can stop at any time; it costs nothing.'],
  ] as const) {
    await links.getByRole('button', { name }).click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet.getByText(text)).toBeVisible();
    await sheet.getByRole('button', { name: 'Done' }).click();
  }

  await sandbox.fault({ match: 'EWA/GetListOfContracts', kind: 'status', status: 500 });
  const logged = page.waitForRequest(/LogClientCalls/);
  await page.getByRole('button', { name: 'The card' }).click();
  await logged;
  await expect(page.getByText('We couldn’t load these agreements')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('button', { name: 'Cardholder agreement: payroll card with proof of identity' }),
  ).toBeVisible();
});

test('region 4 agrees to its own terms of service, and finds them among its agreements [contracts-010]', async ({
  page,
  sandbox,
  signIn,
}) => {
  const nora = await sandbox.makePerson(
    { phone: '(202) 555-0119', email: 'nora.quiles@example.com', name: 'Nora Quiles' },
    'Nora',
    'Vega',
  );
  await page.goto('/welcome/login');
  await signIn(nora);
  await expect(page).toHaveURL('/welcome/accept-terms-conditions');
  await page.getByRole('button', { name: 'Read and agree' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/The law of the place where you live applies/)).toBeVisible();
  for (const box of await sheet.getByRole('checkbox').all()) await box.check({ force: true });
  await sheet.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page).toHaveURL('/ewa/home');
  await page.goto('/home/agreements');
  await page.getByRole('button', { name: /^Terms of service Agreed on/ }).click();
  await expect(page.getByRole('dialog').getByText(/The law of the place where you live/)).toBeVisible();
});

test('a transfer shows what was agreed to with it, as it was worded then [contracts-004]', async ({
  page,
  goHome,
}) => {
  await goHome(people.maya);
  await page.goto('/ewa/history');
  await page.getByRole('link', { name: /^To / }).first().click();
  await page.getByRole('button', { name: 'What you agreed to' }).click();
  const sheet = page.getByRole('dialog', { name: 'What you agreed to' });
  await expect(sheet.getByRole('heading', { name: 'Early pay agreement' })).toBeVisible();
  await expect(sheet.getByText('You have already earned this money.')).toBeVisible();
});
