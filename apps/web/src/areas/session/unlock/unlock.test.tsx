import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { follow, press } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';
import type { NativeApp, PhoneOfTest } from '../../../testing/shell/native-app.ts';
import { useShells } from '../../../testing/shell/use-shells.ts';

const server = useSandbox();
const shells = useShells();

const offered = (name = /face or fingerprint/) => screen.findByRole('dialog', { name });
const unlocked = (native: NativeApp) => native.log.filter((entry) => entry === 'unlock');
/** Waits until the phone is known to the server, which comes after any offer. */
const untilRegistered = (times: number) =>
  waitFor(() => expect(server.network.count('user/SaveDeviceInfo')).toBe(times));
const comeHome = async (phone: PhoneOfTest = {}, language: 'en' | 'es' = 'en') => {
  const native = await shells.native({ stored: {}, ...phone });
  const open = () => server.open('/ewa/home', { as: people.maya, shell: native, language });
  return { native, page: await open(), open };
};

describe('unlocking with a face or a fingerprint', () => {
  it('is offered to whoever comes home, turned on once the phone knows them, and turned off in the account [native-008] [profile-021]', async () => {
    const { native, page, open } = await comeHome();
    await offered();
    await press(page, 'Turn it on');
    await screen.findByText(/unlocks Dayfare now/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([native.store.get('biometrics'), unlocked(native)]).toEqual(['on', ['unlock']]);
    expect(native.log).toContain('haptic success');
    await waitFor(() => expect(native.store.get('session')).toBe('open'));
    await native.shell.start();
    expect(unlocked(native)).toHaveLength(2);

    await press(page, 'Your account');
    await follow(page, 'Unlock with face or fingerprint');
    const control = await screen.findByRole('switch', { name: 'Unlock with face or fingerprint' });
    await waitFor(() => expect(control).toHaveProperty('checked', true));
    await page.user.click(control);
    await waitFor(() => expect(control).toHaveProperty('checked', false));
    await waitFor(() => expect(native.store.get('biometrics')).toBe('off'));

    page.close();
    await open();
    await screen.findByRole('button', { name: 'Get money' });
    await untilRegistered(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked about once more after "Not now", at a later start, and then never again', async () => {
    const { native, page, open } = await comeHome({ language: 'es' }, 'es');
    let current = page;
    for (const [at, choice] of ['later', 'never'].entries()) {
      await offered(/rostro o tu huella/);
      await press(current, 'Ahora no');
      await waitFor(() => expect(native.store.get('biometrics')).toBe(choice));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await untilRegistered(2 * at + 1);
      current = await current.reload();
      await screen.findByRole('heading', { level: 1 });
      await untilRegistered(2 * at + 2);
      expect(screen.queryByRole('dialog')).toBeNull();
      current.close();
      current = await open();
      await screen.findByRole('heading', { level: 1 });
    }
    await untilRegistered(5);
    expect([screen.queryByRole('dialog'), unlocked(native)]).toEqual([null, []]);
    await press(current, 'Tu cuenta');
    await screen.findByRole('dialog', { name: 'Tu cuenta' });
  });

  it('is not turned on by too many wrong tries, which the offer says', async () => {
    const { native, page } = await comeHome({ unlocks: ['blocked', 'cancelled'] });
    await offered();
    await press(page, 'Turn it on');
    await screen.findByText(/Too many tries/);
    await press(page, 'Turn it on');
    await screen.findByText(/we never see it/);
    expect(native.store.get('biometrics')).toBeUndefined();
  });
});
