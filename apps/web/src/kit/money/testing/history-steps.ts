import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Screen } from '../../../testing/sandbox/browser.tsx';
import { press } from '../../../testing/sandbox/person-steps.ts';

/** The transfers that the history shows. */
export const transferRows = (): HTMLElement[] => screen.queryAllByRole('link', { name: /^To / });

/** Waits until the history shows so many transfers. */
export async function seeTransfers(count: number): Promise<void> {
  await waitFor(() => expect(transferRows()).toHaveLength(count));
}

/** Opens the filters, changes some, and shows what they leave. */
export async function filter(
  page: Screen,
  change: (drawer: ReturnType<typeof within>) => Promise<void>,
): Promise<void> {
  await press(page, /^(Filter|\d filters?)$/);
  const drawer = await screen.findByRole('dialog', { name: 'Filter and sort' });
  await change(within(drawer));
  await page.user.click(within(drawer).getByRole('button', { name: 'Show transfers' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Chooses one of several words that a button opens. */
export async function pick(page: Screen, field: RegExp, word: string): Promise<void> {
  await press(page, field);
  await page.user.click(await screen.findByRole('option', { name: word }));
}

/** Checks a box. */
export async function check(
  page: Screen,
  drawer: ReturnType<typeof within>,
  words: string | RegExp,
): Promise<void> {
  await page.user.click(await drawer.findByRole('checkbox', { name: words }));
}
