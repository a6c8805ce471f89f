import { businessContract } from '@dayfare/api/session/business-contract';
import { sessionContract } from '@dayfare/api/session/contract';
import { deviceContract } from '@dayfare/api/session/device-contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { settingsFrom } from '../../../platform/http/settings.ts';
import { seedPassphrase } from '../../../seeds/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';

const sessionTimeoutSeconds = 600;
const sandbox = await openSandbox({
  seeds: [mayaTorres],
  settings: { ...settingsFrom({}), sessionTimeoutSeconds, sessionLimitSeconds: 3600 },
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const signedIn = async (): Promise<Device> => {
  const device = sandbox.device();
  await device.signIn(mayaTorres.email, seedPassphrase);
  return device;
};
const tokenOf = (device: Device) => device.client(businessContract).getHandOverToken();
/** Another device, opened with a token. */
async function openedWith(token: string): Promise<Device> {
  const device = sandbox.device();
  await device.adopt(await device.client(businessContract).getOuathUserByToken({ token }));
  return device;
}
const isIn = (device: Device) =>
  device
    .client(deviceContract)
    .getDeviceInfo()
    .then(
      () => true,
      () => false,
    );
const refused = { code: 'Invalid_Token_Try_Again' };

describe('a token that hands a person over', () => {
  it('opens one session, on whatever device it is taken to', async () => {
    const token = await tokenOf(await signedIn());
    expect(await isIn(await openedWith(token))).toBe(true);
    await expect(openedWith(token)).rejects.toMatchObject(refused);
  });

  it('says whose it is without being spent, by first name and initial, and as long as it is good', async () => {
    const device = await signedIn();
    const token = await tokenOf(device);
    const { getTokenOwner } = sandbox.device().client(businessContract);
    const owner = { userID: mayaTorres.id, firstName: 'Maya', lastInitial: 'T', isFromHere: false };
    expect(await getTokenOwner({ token })).toEqual(owner);
    expect(await isIn(await openedWith(token))).toBe(true);
    await expect(getTokenOwner({ token })).rejects.toMatchObject({ code: 'LinkExpired' });
    const next = await tokenOf(device);
    await device.client(sessionContract).revokeUserToken({ deviceId: '', isLogOutFromAllDevices: false });
    await expect(getTokenOwner({ token: next })).rejects.toMatchObject({ code: 'LinkExpired' });
  });

  it('takes the place of the one before', async () => {
    const device = await signedIn();
    const first = await tokenOf(device);
    const second = await tokenOf(device);
    await expect(openedWith(first)).rejects.toMatchObject(refused);
    expect(await isIn(await openedWith(second))).toBe(true);
  });

  const endings: readonly [string, (owner: Device, thief: Device) => Promise<unknown>][] = [
    [
      'its session signs out',
      (_, thief) =>
        thief.client(sessionContract).revokeUserToken({ deviceId: '', isLogOutFromAllDevices: false }),
    ],
    [
      'its owner signs out everywhere',
      (owner) =>
        owner.client(sessionContract).revokeUserToken({ deviceId: '', isLogOutFromAllDevices: true }),
    ],
    [
      'its owner signs the others out',
      (owner) =>
        owner
          .client(sessionContract)
          .revokeUserToken({ deviceId: '', isLogOutFromAllDevices: true, exceptThisDevice: true }),
    ],
    [
      'its owner changes the password',
      (owner) =>
        owner
          .client(settingsContract)
          .changePassword({ oldPassword: seedPassphrase, newPassword: 'Copper-Kettle-73!' }),
    ],
  ];
  it.each(endings)('is void once %s', async (_, end) => {
    const owner = await signedIn();
    const thief = await signedIn();
    const token = await tokenOf(thief);
    await end(owner, thief);
    await expect(openedWith(token)).rejects.toMatchObject(refused);
  });

  it('opens nothing that lasts longer than the session which made it, however often it is handed on', async () => {
    let device = await signedIn();
    for (let minute = 0; minute < 56; minute += 4) {
      sandbox.clock.ms += 4 * 60_000;
      device = await openedWith(await tokenOf(device));
    }
    expect(await isIn(device)).toBe(true);
    const token = await tokenOf(device);
    sandbox.clock.ms += 4 * 60_000;
    expect(await isIn(device)).toBe(false);
    await expect(openedWith(token)).rejects.toMatchObject(refused);
  });

  it('leaves no session behind that was being opened while its owner signed out everywhere', async () => {
    const owner = await signedIn();
    const token = await tokenOf(owner);
    await sandbox.asOwner(async (tx) => {
      await tx.execute(sql`create function wait_for_test() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock(4873); return new; end $$`);
      await tx.execute(sql`create trigger held_sessions before insert on sessions
        for each row execute function wait_for_test()`);
    });
    onTestFinished(() =>
      sandbox.asOwner(async (tx) => {
        await tx.execute(sql`drop trigger held_sessions on sessions`);
        await tx.execute(sql`drop function wait_for_test`);
      }),
    );
    const waiting = async () =>
      rowsOf<{ count: number }>(
        await sandbox.db.execute(sql`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
      )[0]?.count;
    const both = await sandbox.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4873)`);
      const opened = openedWith(token).catch(() => null);
      await expect.poll(waiting).toBe(1);
      const out = owner
        .client(sessionContract)
        .revokeUserToken({ deviceId: '', isLogOutFromAllDevices: true });
      await expect.poll(waiting).toBe(2);
      return [opened, out] as const;
    });
    const [opened] = await Promise.all(both);
    expect(opened && (await isIn(opened))).not.toBe(true);
  });
});
