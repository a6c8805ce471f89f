import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, password, people, test } from '../support/journey.ts';
import { watchViolations } from '../support/security-violations.ts';
import { signInStored } from '../support/stored-sign-in.ts';

// What others write comes at the end, and pushes up what was said before; below it stands who is typing.
test.use({ mayMove: ['Nadia Rahman', 'Chats', 'Conversation'] });

const picture = fileURLToPath(new URL('../../../../docs/pictures/home.png', import.meta.url));

async function openChat(page: Page, origin: string, name: string) {
  await page.goto(`${origin}/connect/chats`);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

test('two people chat in two browsers: both type, one sends a picture, the other answers it, through a restart of the server [connect-025] [connect-076]', async ({
  page,
  browser,
  lastingSandbox: server,
  goHome,
}) => {
  test.slow();
  await goHome(people.maya, server.origin);
  await openChat(page, server.origin, 'Nadia Rahman');
  const elsewhere = await browser.newContext({
    ...{ baseURL: server.origin, reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  const other = await elsewhere.newPage();
  const violations = await watchViolations(other);
  await signInStored(other, server.origin, { email: people.nadia.email, password });
  await openChat(other, server.origin, 'Maya Torres');

  await page.getByLabel('Message', { exact: true }).fill('Look at this');
  await other.getByLabel('Message', { exact: true }).fill('One moment');
  await expect(page.getByText('Nadia Rahman…', { exact: true })).toBeVisible();
  await expect(other.getByText('Maya Torres…', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(other.getByText('Look at this')).toBeVisible();

  await page.getByRole('button', { name: 'Send a picture or document' }).click();
  await page.locator('input[type="file"]').setInputFiles(picture);
  const name = picture.split('/').at(-1) ?? '';
  await expect(page.getByRole('img', { name })).toBeVisible();
  const shown = other.getByRole('img', { name });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await server.restart();
  await other.getByRole('button', { name: `Options for “${name}”` }).click();
  await other.getByRole('menuitem', { name: 'Reply' }).click();
  await other.getByLabel('Message', { exact: true }).fill('Got it');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Got it')).toBeVisible();
  await expect(page.getByText('Look at this')).toHaveCount(1);
  await other.getByRole('button', { name: 'Open picture' }).click();
  await expect(other.getByRole('dialog').getByRole('img', { name })).toBeVisible();
  expect(violations).toEqual([]);
  await elsewhere.close();
});

test('the client of a chat service is loaded where the configuration says so, and a person sees that the chat can’t be reached', async ({
  page,
  sandbox,
  goHome,
}) => {
  test.slow();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  // The service itself is none of this test's business.
  await page.route('https://*.twilio.com/**', (route) => route.abort());
  await page.routeWebSocket(/twilio\.com/, (socket) => socket.close());
  await goHome();
  await page.goto('/connect/chats');
  await expect(page.getByRole('list', { name: 'Chats' })).toBeVisible();
  expect(scripts.filter((address) => /twilio/i.test(address))).toEqual([]);
  await sandbox.configure({ ConnectChatService: 'twilio' });
  await page.evaluate(() => localStorage.removeItem('ConfigurationSettings'));
  await page.goto('/connect/chats');
  await expect(page.getByText('The chat can’t be reached right now.')).toBeVisible();
  expect(scripts.filter((address) => /twilio/i.test(address))).not.toEqual([]);
});
