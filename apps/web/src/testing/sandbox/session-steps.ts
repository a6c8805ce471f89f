import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Screen } from './browser.tsx';
import { password, people } from './people.ts';
import type { Person } from './person.ts';
import { fill, press } from './person-steps.ts';

/** Waits until the app is on a path with a query. */
export async function beAt({ here }: Pick<Screen, 'here'>, address: string | RegExp): Promise<void> {
  await waitFor(() =>
    typeof address === 'string' ? expect(here()).toBe(address) : expect(here()).toMatch(address),
  );
}

/** Types a person's sign-in at the login and sends it. */
export async function signIn(
  page: Pick<Screen, 'user'>,
  person: Person = people.maya,
  secret: string = password,
): Promise<void> {
  await fill(page, 'Phone number or email', person.phone);
  await fill(page, 'Password', secret);
  await press(page, 'Sign in');
}

/** Signs out with the account's sheet, and waits for the login. */
export async function signOut(page: Screen): Promise<void> {
  await press(page, 'Your account');
  await press(page, 'Sign out');
  await beAt(page, '/welcome/login');
}

/** Waits until the home shows what can be taken. */
export async function seeBalance(): Promise<void> {
  const region = await screen.findByRole('region', { name: 'Available now' });
  await waitFor(() => expect(region.textContent).toMatch(/\$[\d,]+\.\d\d/));
}

/** Reads the agreements and agrees to them. */
export async function agreeToTerms({ user }: Screen): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Read and agree' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'What you agree to' }));
  const boxes = await sheet.findAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  for (const box of boxes) await user.click(box);
  await user.click(sheet.getByRole('button', { name: 'Agree and continue' }));
}
