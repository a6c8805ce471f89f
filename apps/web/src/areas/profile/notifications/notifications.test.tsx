import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, follow } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';
import { useShells } from '../../../testing/shell/use-shells.ts';

const server = useSandbox();
const shells = useShells();
beforeEach(() => server.sandbox.reset());

const switchOf = async (group: string, name: string) =>
  within(await screen.findByRole('group', { name: group })).findByRole('switch', { name });

it('what somebody is told is chosen by channel in the profile, and kept [profile-020] [profile-014] [profile-015] [profile-016]', async () => {
  const shell = shells.simulated({ capabilities: ['biometrics'] });
  const page = await server.open('/home/profile', { as: people.maya, shell });
  await shell.joined();
  for (const name of [
    'Change your password',
    'Two-step sign-in',
    'Unlock with face or fingerprint',
    'Your devices',
  ])
    expect((await screen.findAllByRole('link', { name })).length).toBeGreaterThan(0);
  await screen.findByRole('button', { name: 'Español' });
  await follow(page, 'Notification settings');
  await arriveAt('Notification settings');
  for (const channel of ['On your devices', 'By text message', 'By email', 'From our partners'])
    await screen.findByRole('group', { name: channel });
  expect(server.network.calls).toContain('GET user/GetNotificationSetting');
  expect(await switchOf('By text message', 'Decisions about your shifts')).toHaveProperty('checked', true);
  await page.user.click(await switchOf('By text message', 'Decisions about your shifts'));
  await page.user.click(await switchOf('From our partners', 'Offers'));
  await waitFor(() => expect(server.network.count('user/SaveNotificationSetting')).toBe(2));
  page.close();
  await server.open('/home/notifications', { as: people.maya });
  expect(await switchOf('By text message', 'Decisions about your shifts')).toHaveProperty('checked', false);
  expect(await switchOf('On your devices', 'Decisions about your shifts')).toHaveProperty('checked', true);
  expect(await switchOf('From our partners', 'Offers')).toHaveProperty('checked', false);
});
