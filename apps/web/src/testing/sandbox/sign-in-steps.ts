import { screen, within } from '@testing-library/react';
import type { Screen } from './browser.tsx';
import { password, people } from './people.ts';
import type { Person } from './person.ts';
import { fill, press } from './person-steps.ts';

/** Types a person's sign-in at the login and sends it. */
export async function signInHere(
  page: Pick<Screen, 'user'>,
  { email }: Pick<Person, 'email'> = people.maya,
): Promise<void> {
  await fill(page, 'Phone number or email', email);
  await fill(page, 'Password', password);
  await press(page, 'Sign in');
}

/** Signs out in the sheet of the account. */
export async function signOut(page: Pick<Screen, 'user'>): Promise<void> {
  await press(page, 'Your account');
  const sheet = await screen.findByRole('dialog');
  await page.user.click(within(sheet).getByRole('button', { name: 'Sign out' }));
}
