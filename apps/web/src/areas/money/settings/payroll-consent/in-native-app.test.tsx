import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { arriveAt, press } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';
import type { SimulatedPhone } from '../../../../testing/shell/talking-shell.ts';
import { useShells } from '../../../../testing/shell/use-shells.ts';

const server = useSandbox();
const shells = useShells();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

/** Goes on to the provider's page in a native app that has a window of the system's for it. */
async function goIn(answer: NonNullable<SimulatedPhone['answers']>[string]) {
  const shell = shells.simulated({ capabilities: ['sso'], answers: { 'sso.open': answer } });
  const page = await server.open('/ewa/payroll-consent', {
    as: { email: 'amara.nwosu@example.com' },
    shell,
  });
  await shell.joined();
  await arriveAt('Let us see your hours');
  const leave = vi.spyOn(page.app.navigation, 'leave').mockReturnValue();
  await press(page, 'Continue to Summit Payroll');
  await press(page, 'Continue to provide consent');
  await waitFor(() => expect(shell.heard('sso.open')).toHaveLength(1));
  const [asked] = shell.heard('sso.open') as readonly { readonly url: string; readonly returnTo: string }[];
  return { asked, leave };
}

it('the provider’s page opens in the system’s window, which comes back to the app with what came of it [ui-002]', async () => {
  const back = `${window.location.origin}/ewa/payroll-consent?state=s&code=c`;
  const { asked, leave } = await goIn({ result: { url: back } });
  expect(asked?.returnTo).toBe(`${window.location.origin}/ewa/payroll-consent`);
  const returnUrls = [...new URL(asked?.url ?? '').searchParams.values()];
  expect(returnUrls.some((value) => value.startsWith(`${asked?.returnTo}?state=`))).toBe(true);
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/ewa/payroll-consent?state=s&code=c'));
});

it('a window that is closed leaves the page where it was, and says so [ui-002]', async () => {
  const { leave } = await goIn({ refusal: 'cancelled' });
  await screen.findByText(/You left the page of Summit Payroll/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(leave).not.toHaveBeenCalled();
});
