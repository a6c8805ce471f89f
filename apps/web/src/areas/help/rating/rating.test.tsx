import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sendMoney } from '../../../kit/money/testing/transfer-steps.ts';
import { joinSimulatedDevice } from '../../../testing/join-simulated-device.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { press, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
// Compiled here for the first time; a person has it long before the transfer is sent.
await import('./rating-offer.tsx');

/** Comes home from a receipt in the native app, and answers the question that comes then. */
async function answerAtHome(answer: string) {
  const asked = () => server.network.sent('user/GetAppRatingStatus');
  const before = asked().length;
  const page = await server.open('/ewa/home', { as: people.maya });
  await joinSimulatedDevice(page.app, { platform: 'ios', answers: { biometrics: 'missing' } });
  const ask = vi.spyOn(page.app.device, 'ask');
  // The offer comes after a paint, which nobody outruns by hand.
  for (let paint = 0; paint < 3; paint += 1)
    await new Promise<void>((resume) => requestAnimationFrame(() => setTimeout(resume)));
  await sendMoney(page, { amount: '10' });
  await press(page, 'Done');
  await untilAt(page, '/ewa/home');
  // First that the server was asked: a sheet that is missing says nothing of why.
  await waitFor(() => expect(asked()).toHaveLength(before + 1));
  const sheet = await screen.findByRole('dialog', { name: 'Please Rate Us' });
  await page.user.click(within(sheet).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(page.app.connection.pending.get()).toBe(0));
  page.close();
  return ask.mock.calls.map(([name]) => name).filter((name) => name.startsWith('rating'));
}

it('the native app asks for a rating of whoever comes home from a receipt, again a month after “later”, and hands a yes to the store [help-012] [help-013] [help-014]', async () => {
  const recorded = () =>
    server.network.sent('user/SetAppRatingStatus').map(({ body }) => body as { readonly status: number });
  expect(await answerAtHome('Remind me later')).toEqual([]);
  await waitFor(() => expect(recorded()).toMatchObject([{ status: 2 }]));
  await server.sandbox.advance(31 * 86_400_000);
  expect(await answerAtHome('Rate It Now')).toEqual(['rating.ask']);
  await waitFor(() => expect(recorded()).toMatchObject([{ status: 2 }, { status: 1 }]));
});
