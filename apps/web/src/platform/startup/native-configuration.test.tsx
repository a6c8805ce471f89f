import { expect, it } from 'vitest';
import { arriveAt } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';
import { useShells } from '../../testing/shell/use-shells.ts';

const server = useSandbox();
const shells = useShells();
const hourMs = 3_600_000;

/** Leaves what an earlier start has left: that this is a native app, and a configuration that is good for 100 hours. */
function leaveBehind(ageHours: number, settings: Readonly<Record<string, string>>) {
  const all = { ConfigurationsCacheExpiryTime: '100', Languages: 'en,es', ...settings };
  const kept = {
    savedAt: Date.now() - ageHours * hourMs,
    settings: Object.entries(all).map(([key, value]) => ({ key, value })),
  };
  server.local.setItem('isNativeApp', 'true');
  server.local.setItem('ConfigurationSettings', JSON.stringify(kept));
}

const forced = { ForceUpdateNativeConfigs: '1' };

it.each([
  ['after 48 hours where that is forced', 49, forced, 1],
  ['before that not', 47, forced, 0],
  ['after the hours that it names', 3, { ...forced, ForceUpdateNativeConfigsExpiryTime: '2' }, 1],
  ['where nothing is forced not', 99, {}, 0],
] as const)(
  'a native app asks for its configuration again %s [startup-016]',
  async (_, ageHours, settings, times) => {
    leaveBehind(ageHours, settings);
    const shell = shells.simulated();
    await server.open('/welcome/login', { shell });
    await shell.joined();
    await arriveAt('Welcome back');
    expect(server.network.count('Main/GetConfigurationSettings')).toBe(times);
  },
);

it('a browser that was a native app’s is none when the next page begins', async () => {
  leaveBehind(1, {});
  await server.open('/welcome/login');
  await arriveAt('Welcome back');
  expect(server.local.getItem('isNativeApp')).toBeNull();
});
