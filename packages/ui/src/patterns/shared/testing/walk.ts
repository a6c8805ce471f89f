import { expect, userEvent, waitFor, within } from 'storybook/test';

const page = within(document.body);

/** Resolves with the overlay once its opening animation is over. */
export async function shownOverlay(role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const overlay = await page.findByRole(role);
  await waitFor(() => expect(overlay).toBeVisible());
  return overlay;
}

/** Opens an `Opener`'s overlay with the keyboard; resolves with the overlay once focus is inside. */
export async function openByKeyboard(role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const trigger = await page.findByRole('button', { name: 'Open' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const overlay = await shownOverlay(role);
  await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
  return overlay;
}

/** Fails unless Tab visits exactly the elements with these names, in this order, and then starts over. */
export async function expectWalk(names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of [...names, ...names.slice(0, 1)]) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
}

/** Fails unless the overlay is closed and focus is back on the button that opened it. */
export async function expectFocusReturned(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[role$="dialog"]')).toBeNull());
  const trigger = await page.findByRole('button', { name: 'Open' });
  await waitFor(() => expect(document.activeElement).toBe(trigger));
}
