import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterCode } from '../../kit/money/testing/account-steps.ts';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, fill, press, untilAt } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const isAsked = (path: string) => waitFor(() => expect(server.network.count(path)).toBeGreaterThan(0));

it('pages ask for the ride that is on, for what can be taken, and, while nothing can be reached, for the state of the app [startup-013]', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  await isAsked('user/GetAvailableFunds');
  await page.app.navigation.go('/uber');
  await isAsked('ride/GetCurrentRideDetail');
  await server.sandbox.maintain(true);
  await page.app.navigation.go('/maintenance');
  await arriveAt('We’re improving Dayfare');
  expect(server.network.count('main/CheckMaintenanceStatus')).toBeGreaterThan(0);
});

it('an account that is added at its page is saved, and where that was done from is told, also where nobody hears it [startup-013] [session-030]', async () => {
  await server.sandbox.fault({ match: 'user/UpdatePlugSessionInfo', kind: 'status', status: 500 });
  const page = await server.open('/ewa/mypaynow', { as: people.marisol });
  await fill(page, 'Account or card number', '4417002291');
  await press(page, 'Continue');
  await enterCode(page, server.sandbox);
  await untilAt(page, '/ewa/ecsfcu');
  // Refused for want of a code, then saved.
  expect(server.network.count('ewa/instrument')).toBe(2);
  await isAsked('user/UpdatePlugSessionInfo');
  expect(server.network.sent('user/UpdatePlugSessionInfo')[0]?.body).toMatchObject({
    ...{ EventType: 'save instrument', id: expect.any(Number), deviceID: expect.any(String) },
    userAgent: expect.any(String),
  });
});
