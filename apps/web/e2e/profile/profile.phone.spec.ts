import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { lastCode } from '../../src/testing/sandbox/last-code.ts';
import type { Steering } from '../../src/testing/sandbox/steering.ts';
import { expect, password, people, test } from '../support/journey.ts';
import { saved } from '../support/saved-pdf.ts';
import { sentCode } from '../support/sent-code.ts';
import { signInStored } from '../support/stored-sign-in.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Proves with a code that it is the person who changes something. */
async function prove(page: Page, server: Steering): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await sheet.getByRole('button', { name: 'Send me a code' }).click();
  await sheet.getByLabel('Code that we sent').fill(await sentCode(page, server));
}

test('what a person changes about themselves is the same after a restart, on another device, and in the data they download', async ({
  page,
  browser,
  lastingSandbox: server,
  goHome,
  checkAccessibility,
}) => {
  test.slow();
  const ada = await server.makePerson(people.sam, 'Ada', 'Quill', { birthDate: '' });
  await goHome(ada, server.origin);
  await page.goto(`${server.origin}/home/profile`);
  await page.getByRole('link', { name: /^Name/ }).click();
  await page.getByLabel('First name').fill('Adele');
  await page.getByLabel('Street and number').fill('12 Elm Street');
  await page.getByLabel('City').fill('Oakland');
  await page.getByLabel('ZIP or postal code').fill('94607');
  await page.getByRole('button', { name: 'Save' }).click();
  await prove(page, server);
  await page.getByRole('link', { name: /^Date of birth/ }).click();
  await page.getByRole('spinbutton', { name: /month/i }).click();
  await page.keyboard.type('02031991');
  await page.getByRole('button', { name: 'Save' }).click();
  await prove(page, server);
  await page.getByRole('link', { name: /^Email/ }).click();
  await page.getByLabel('New email address').fill('adele@example.com');
  await page.getByRole('button', { name: 'Send a code to it' }).click();
  await prove(page, server);
  await expect(page.getByRole('heading', { name: /code that we sent to adele@example\.com/ })).toBeVisible();
  await page.getByLabel('Code that we sent').fill(await lastCode(server));
  await expect(page.getByRole('link', { name: /^Email.*adele@example\.com/s })).toBeVisible();
  await page.getByRole('link', { name: 'Notification settings' }).click();
  const offers = page
    .getByRole('group', { name: 'From our partners' })
    .getByRole('switch', { name: 'Offers' });
  await offers.click({ force: true });
  await expect(offers).not.toBeChecked();
  await page.goBack();
  await checkAccessibility();
  await Promise.all([
    page.waitForResponse('**/api/User/SetLanguage'),
    page.getByRole('button', { name: 'Español' }).click(),
  ]);
  await expect(heading(page)).toHaveText('Tu cuenta');

  await server.restart();
  const elsewhere = await browser.newContext({ baseURL: server.origin, locale: 'es-US' });
  const other = await elsewhere.newPage();
  await signInStored(other, server.origin, { email: 'adele@example.com', password });
  await other.goto('/home/profile');
  await expect(other.getByRole('link', { name: /Adele Quill/ })).toBeVisible();
  await expect(other.getByRole('link', { name: /12 Elm Street.*Oakland.*94607/s })).toBeVisible();
  await expect(other.getByText(/3 de febrero de 1991/)).toBeVisible();
  const file = await saved(other, () => other.getByRole('button', { name: 'Descargar tus datos' }).click());
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.person).toMatchObject({
    ...{ firstName: 'Adele', lastName: 'Quill', email: 'adele@example.com', birthDate: '1991-02-03' },
    ...{ addressLine1: '12 Elm Street', city: 'Oakland', postalCode: '94607', language: 'es' },
  });
  expect(data.notifications).toContainEqual({ channel: 'Services', topic: 'Offers', isOn: false });
  await elsewhere.close();
});
