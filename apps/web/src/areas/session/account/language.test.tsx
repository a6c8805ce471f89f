import { settingsContract } from '@dayfare/api/session/settings-contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { password, people } from '../../../testing/sandbox/people.ts';
import { press } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const call = 'User/SetLanguage';

it('a language that is chosen after sign-in reaches the account, whose notices come in it; unsaved, the page keeps the one before [profile-013]', async () => {
  const page = await server.open('/home/profile', { as: people.maya });
  await server.sandbox.fault({ match: call, kind: 'status', status: 500 });
  await press(page, 'Español');
  await screen.findByText(/^Your language wasn’t saved/);
  expect(document.documentElement.lang).toBe('en-US');
  await server.sandbox.clearFaults();

  const refused = server.network.count(call);
  await press(page, 'Español');
  await screen.findByRole('button', { name: 'English' });
  await waitFor(() => expect(server.network.count(call)).toBe(refused + 1));
  await waitFor(() => expect(page.app.connection.pending.get()).toBe(0));
  expect(server.network.sent(call).at(-1)?.body).toMatchObject({ language: 'es' });

  await page.app.api
    .client(settingsContract)
    .changePassword({ oldPassword: password, newPassword: 'Sunday-Walk-77!' });
  expect(JSON.stringify(await server.sandbox.ask('/outbox'))).toContain('se cambió tu contraseña');
});
