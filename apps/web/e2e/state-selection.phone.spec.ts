import { expect, type Person, test } from './support/journey.ts';

/** Has to say which state they live in first. */
const omar: Person = { phone: '(202) 555-0114', email: 'omar.haddad@example.com', name: 'Omar Haddad' };

test('who has to say where they live does so by keyboard, even when an answer is lost, and comes to what was asked for [access-033] [session-010] [session-050] [profile-008]', async ({
  page,
  sandbox,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/ewa/history');
  await signIn(omar);
  await expect(page).toHaveURL('/home/state-selection?redirectUrl=%2Fewa%2Fhistory');
  await expect(page).toHaveTitle('Where you live · Dayfare');
  await expect(page.getByRole('heading', { level: 1, name: 'Where do you live now?' })).toBeFocused();
  await checkAccessibility();

  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Choose where you live.')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'State or territory' });
  await field.focus();
  await page.keyboard.type('nc');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('North Carolina');

  await sandbox.fault({ match: 'user/SaveResidentialState', kind: 'drop-after' });
  await page.getByRole('button', { name: 'Save and continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Where you live isn’t saved yet')).toBeVisible();
  await expect(field).toHaveValue('North Carolina');
  await sandbox.clearFaults();
  const saved = page.waitForRequest('**/api/user/SaveResidentialState');
  await page.keyboard.press('Enter');
  expect((await saved).postDataJSON()).toEqual({ residentialState: 'NC' });
  await expect(page).toHaveURL('/ewa/history');

  // Said is said: also after a reload, and at the next sign-in.
  await page.goto('/ewa/home');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page).toHaveURL('/ewa/home');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/welcome/login');
  await signIn(omar);
  await expect(page).toHaveURL('/ewa/home');
});

test('a state with a document of its own has it read and agreed to first, for that state alone, and it is kept with what was agreed to [session-050]', async ({
  page,
  sandbox,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/welcome/login');
  await signIn(omar);
  const field = page.getByRole('combobox', { name: 'State or territory' });
  const saving = page.getByRole('button', { name: 'Save and continue' });
  const box = page.getByRole('checkbox', { name: /disclosures for California/ });
  await field.fill('calif');
  await page.getByRole('option', { name: 'California' }).click();
  await expect(box).not.toBeChecked();
  await saving.click();
  await expect(page.getByText('Read the document and agree to it, then save.')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Read the document' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('registered in California');
  await drawer.getByRole('button', { name: 'I agree' }).click();
  await expect(box).toBeChecked();

  // Another state asks for nothing, and what was agreed to for the first is forgotten.
  await field.fill('ohi');
  await page.getByRole('option', { name: 'Ohio' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await field.fill('nevad');
  await page.getByRole('option', { name: 'Nevada' }).click();
  await expect(page.getByRole('checkbox', { name: /disclosures for Nevada/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Read the document' }).click();
  await drawer.getByRole('button', { name: 'I agree' }).click();

  // The agreement is there and the state is not: both are sent again.
  await sandbox.fault({ match: 'user/SaveResidentialState', kind: 'status', status: 500 });
  await saving.click();
  await expect(page.getByText('Where you live isn’t saved yet')).toBeVisible();
  await sandbox.clearFaults();
  await saving.click();
  await expect(page).toHaveURL('/ewa/home');
  await page.goto('/home/agreements');
  await expect(page.getByText('Nevada: early pay disclosures')).toBeVisible();
  await expect(page.getByText('California: early pay disclosures')).toHaveCount(0);
});

test('a page of /home that is opened cold knows what the server says at the start [startup-002] [startup-004]', async ({
  page,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn(omar);
  await expect(page).toHaveURL('/home/state-selection');
  const asked = page.waitForRequest('**/api/user/startupDataV2');
  await page.reload();
  expect((await asked).postDataJSON()).toEqual({ IncludeShared: true, LivelyModule: 6 });
  await expect(page.getByRole('combobox', { name: 'State or territory' })).toBeVisible();
});

test('a visitor at the choice of a state is told to sign in, and a small screen holds it [access-043]', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/home/state-selection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in first');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL('/welcome/login');
});
