import type { Page } from '@playwright/test';
import type { Steering } from '../../src/testing/sandbox/steering.ts';
import { expect, people, test } from '../support/journey.ts';
import { lastCode } from '../support/sign-up.ts';

/** Passkeys belong to a name: there are none for an address in figures. */
const named = (sandbox: Steering) => sandbox.origin.replace('127.0.0.1', 'localhost');

/** A phone's own authenticator, with its owner's finger on it. */
async function holdAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return {
    /** Whether its owner is recognised. */
    recognise: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function addPasskey(page: Page, sandbox: Steering, name: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await sheet.getByRole('button', { name: 'Send me a code' }).click();
  await expect(sheet.getByText(/We sent a 6-digit code/)).toBeVisible();
  await sheet.getByLabel(/^Code/).fill(await lastCode(sandbox));
  await expect(page.getByText(`${name} can sign you in now.`)).toBeVisible();
}

test('a passkey is added under a name after a code, signs in without a password, and can be removed', async ({
  page,
  sandbox,
  goHome,
}) => {
  await sandbox.configure({ EnablePasskeys: '1' });
  const authenticator = await holdAuthenticator(page);
  await goHome(people.maya, named(sandbox));
  await page.goto(`${named(sandbox)}/home/profile`);
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Give it a name.')).toBeVisible();
  await addPasskey(page, sandbox, 'My phone');
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect(list.getByRole('listitem')).toHaveText(/My phone.*Added/);
  const notices = JSON.stringify(await sandbox.ask('/outbox'));
  expect(notices).toContain('a passkey was added to your account.');

  await page.goto(`${named(sandbox)}/home/profile`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/welcome\/login/);
  await authenticator.recognise(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
  await expect(page).toHaveURL(/\/welcome\/login/);
  await authenticator.recognise(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/ewa\/home/);

  await page.goto(`${named(sandbox)}/home/passkeys`);
  await expect(list.getByRole('listitem')).toHaveText(/My phone.*Last used/);
  await list.getByRole('button', { name: /My phone/ }).click();
  await page.getByRole('button', { name: 'Remove this passkey' }).click();
  const proof = page.getByRole('dialog');
  await proof.getByRole('button', { name: 'Send me a code' }).click();
  await expect(proof.getByText(/We sent a 6-digit code/)).toBeVisible();
  await proof.getByLabel(/^Code/).fill(await lastCode(sandbox));
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await page.goto(`${named(sandbox)}/home/profile`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('That passkey didn’t work. Try again, or use your password.')).toBeVisible();
});
