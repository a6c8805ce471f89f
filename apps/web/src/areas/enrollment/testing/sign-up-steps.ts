import { screen } from '@testing-library/react';
import type { Screen } from '../../../testing/sandbox/browser.tsx';
import { lastCode } from '../../../testing/sandbox/last-code.ts';
import { arriveAt, fill, press } from '../../../testing/sandbox/person-steps.ts';
import { beAt } from '../../../testing/sandbox/session-steps.ts';
import type { SandboxOfFile } from '../../../testing/sandbox/use-sandbox.ts';

/** A password that the policy allows. */
const newPassword = 'Sunday-Walk-77!';

/** Goes on to the next step. */
export const next = (page: Screen): Promise<void> => press(page, 'Continue');

/** Enters a number on the first page, and the code that it gets. */
export async function enterNumber(page: Screen, server: SandboxOfFile, number: string): Promise<void> {
  await fill(page, 'Mobile number', number);
  await press(page, 'Text me a code');
  await beAt(page, '/signup/verify-pin');
  await fill(page, 'Code that we sent', await lastCode(server.sandbox));
}

/** From the first page to the employers, with a number; gives the tab. */
export async function proveNumber(server: SandboxOfFile, number: string): Promise<Screen> {
  const page = await server.open('/signup/create-user');
  await enterNumber(page, server, number);
  return page;
}

/** Types part of an employer's name over what stands in its field. */
export async function searchEmployer({ user }: Screen, typed: string): Promise<void> {
  // The list has the same label.
  const field = await screen.findByRole('combobox');
  await user.clear(field);
  await user.type(field, typed);
}

/** Types part of an employer’s name, up to the middle of a word, and chooses it: what fits is marked, and jsdom reads no space after a mark. */
export async function pickEmployer(page: Screen, typed: string, name: string): Promise<void> {
  await searchEmployer(page, typed);
  await page.user.click(await screen.findByRole('option', { name }));
}

/** Chooses an employer, and goes on. */
export async function chooseEmployer(page: Screen, typed: string, name: string): Promise<void> {
  await arriveAt('Who do you work for?');
  await pickEmployer(page, typed, name);
  await next(page);
}

/** Fills in the step about the name, and goes on. */
export async function sayName(page: Screen, first: string, last: string, email: string): Promise<void> {
  await arriveAt('What’s your name?');
  await fill(page, 'First name', first);
  await fill(page, 'Last name', last);
  await fill(page, 'Email', email);
  await next(page);
}

/** Enters an employee ID, and goes on. */
export async function sayEmployeeId(page: Screen, id: string, label = 'Employee ID'): Promise<void> {
  await fill(page, label, id);
  await next(page);
}

/** Types a date of birth, `03181994`, on the page with this heading, and goes on. */
export async function sayBirthDate(
  page: Screen,
  digits: string,
  heading = 'When were you born?',
): Promise<void> {
  await arriveAt(heading);
  await page.user.click(await screen.findByRole('spinbutton', { name: /month/ }));
  await page.user.keyboard(digits);
  await next(page);
}

/** Chooses the password of the new account. */
export async function choosePassword(page: Screen): Promise<void> {
  await arriveAt('Choose a password');
  await fill(page, 'Password', newPassword);
  await press(page, 'Create my account');
}
