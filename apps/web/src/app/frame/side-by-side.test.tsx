import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { follow, press, untilAt } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';
import { widenWindow } from '../../testing/wide-window.ts';

const server = useSandbox();
beforeEach(widenWindow);

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a list and what is chosen in it, side by side in a wide window', () => {
  it('are the accounts and one of them, which closes and gives the focus back to its row', async () => {
    const page = await server.open('/ewa/accounts', { as: people.maya });
    await follow(page, /Harbor Credit Union/);
    await untilAt(page, /^\/ewa\/accounts\?account=\d+$/);
    const account = await region('Account details');
    expect(await account.findByRole('link', { name: 'See transfers to it' })).toBeDefined();
    const row = screen.getByRole('link', { name: /Harbor Credit Union/ });
    expect(row.getAttribute('aria-current')).toBe('true');
    await expect.poll(() => document.activeElement?.textContent).toBe('Account details');
    await press(page, 'Close account details');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Account details' })).toBeNull());
    expect(document.activeElement).toBe(row);
  });

  it('are the pages about the person and the one on screen, which needs no way back', async () => {
    const page = await server.open('/home/profile', { as: people.maya });
    const list = within(await screen.findByRole('navigation', { name: 'Your account' }));
    await page.user.click(await list.findByRole('link', { name: 'Your own limits' }));
    await untilAt(page, '/ewa/limits');
    await screen.findByRole('heading', { level: 1, name: 'Your own limits' });
    await waitFor(() =>
      expect(list.getByRole('link', { name: 'Your own limits' }).getAttribute('aria-current')).toBe('page'),
    );
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('are all questions and those of a topic', async () => {
    const page = await server.open('/faqs', { as: people.maya });
    await follow(page, 'When money arrives');
    const topic = await region('When money arrives');
    expect(await topic.findByRole('button', { name: 'Can I cancel a transfer?' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Your paycheck' })).toBeDefined();
    await press(page, 'Close this topic');
    await untilAt(page, '/faqs');
  });
});
