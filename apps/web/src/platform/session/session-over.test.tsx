import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { signInHere } from '../../testing/sandbox/sign-in-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

/** Opens a transfer of Maya's after her session has ended: she is at the login by then. */
async function endInTheMiddle() {
  const page = await server.open('/ewa/home', { as: people.maya });
  const [transfer] = await screen.findAllByRole('link', { name: /\$\d/ });
  await server.sandbox.expireSessions();
  if (transfer) await page.user.click(transfer);
  await screen.findByText(/Your session has ended/);
  await waitFor(() => expect(page.here()).toMatch(/^\/welcome\/login\?redirectUrl=%2Fewa%2Fhistory%2F/));
  return page;
}

describe('a session that ends in the middle of a screen', () => {
  it('asks for a sign-in with a word, and leads back [transport-010]', async () => {
    const page = await endInTheMiddle();
    await signInHere(page);
    await waitFor(() => expect(page.here()).toMatch(/^\/ewa\/history\/./));
    await screen.findByRole('heading', { level: 1 });
  });

  it('does not lead whoever signs in next to where the other was, but home', async () => {
    const page = await endInTheMiddle();
    await signInHere(page, { email: 'priya.raman@example.com' });
    await waitFor(() => expect(page.here()).toBe('/ewa/home'));
  });
});
