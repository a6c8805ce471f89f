import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Screen } from './browser.tsx';
import { password } from './people.ts';
import type { Person } from './person.ts';

/** Waits until the page's heading is this one. */
export async function arriveAt(heading: string | RegExp): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: heading });
}

/** Presses a button as soon as it is there and enabled: a press of a disabled one is lost, such as while the page still loads what it changed. */
export async function press({ user }: Pick<Screen, 'user'>, name: string | RegExp): Promise<void> {
  const button = await waitFor(() => {
    const found = screen.getByRole<HTMLButtonElement>('button', { name });
    if (found.disabled) throw new Error(`The button ${name} is disabled.`);
    return found;
  });
  await user.click(button);
}

/** Presses a button, and once more in the question that it asks. */
export async function pressAndConfirm(page: Pick<Screen, 'user'>, name: string): Promise<void> {
  await press(page, name);
  const question = within(await screen.findByRole('alertdialog'));
  await page.user.click(question.getByRole('button', { name }));
}

/** Chooses an option as soon as it is there. */
export async function choose({ user }: Pick<Screen, 'user'>, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('radio', { name }));
}

/** Types over what stands in a field. */
export async function fill(
  { user }: Pick<Screen, 'user'>,
  label: string | RegExp,
  text: string,
): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

/** Waits until the main part of the page says this. */
export async function readInMain(text: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const [found] = within(screen.getByRole('main')).getAllByText(text);
    expect(found).toBeDefined();
    return found as HTMLElement;
  });
}

/** Follows a link; where the page has it twice, as in the bar of phones and the rail of desktops, the first. */
export async function follow({ user }: Pick<Screen, 'user'>, name: string | RegExp): Promise<void> {
  const [link] = await screen.findAllByRole('link', { name });
  if (link) await user.click(link);
}

/** Waits until the app is on this path and query. */
export async function untilAt({ here }: Pick<Screen, 'here'>, path: string | RegExp): Promise<void> {
  await waitFor(() => expect(here()).toEqual(typeof path === 'string' ? path : expect.stringMatching(path)));
}

/** Goes to a page of the app without loading it again, as a link does. */
export async function goTo({ app }: Pick<Screen, 'app'>, path: string): Promise<void> {
  await act(() => app.navigation.go(path));
}

/** Types a person's sign-in at the login and sends it. */
export async function signIn(page: Pick<Screen, 'user'>, { phone }: Person): Promise<void> {
  await fill(page, 'Phone number or email', phone);
  await fill(page, 'Password', password);
  await press(page, 'Sign in');
}

/** Closes the dialog that lies over the page, by keyboard. */
export async function closeDialog({ user }: Pick<Screen, 'user'>): Promise<void> {
  (await screen.findByRole('dialog')).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
