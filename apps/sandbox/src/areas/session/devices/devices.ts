import type { WireDeviceInfo } from '@dayfare/api/session/device-contract';
import type { OnLogoutAction } from '@dayfare/domain/session';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../api-context.ts';
import { revokeSessionsOn } from '../sessions/end-sessions.ts';
import { type Device, devices, deviceTrusts, sessions } from '../sessions/session-tables.ts';
import type { Employee } from '../tables.ts';
import { trustIn } from './device-trust.ts';

/** Devices that are kept of a person; a new one takes the place of the one that was used longest ago. */
const mostDevices = 40;

/** Forgets the devices beyond the most that are kept, with the trust in them. */
async function forgetOldest(db: Db, employeeId: number): Promise<void> {
  const oldest = await db
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.employeeId, employeeId))
    .orderBy(desc(devices.updatedAt), desc(devices.id))
    .offset(mostDevices);
  if (oldest.length === 0) return;
  const gone = oldest.map(({ id }) => id);
  await db.delete(deviceTrusts).where(inArray(deviceTrusts.deviceId, gone));
  await db.delete(devices).where(inArray(devices.id, gone));
}

/** Records the device someone uses, as it identifies itself. That proves nothing: `trustIn` says whether it is trusted. */
export async function noteDevice(db: Db, employee: Employee, deviceId: string, at: Date): Promise<Device> {
  const [device] = await db
    .insert(devices)
    .values({ employeeId: employee.id, deviceId, updatedAt: at })
    .onConflictDoUpdate({ target: [devices.employeeId, devices.deviceId], set: { updatedAt: at } })
    .returning();
  if (!device) throw new Error('The device was not written.');
  await forgetOldest(db, employee.id);
  return device;
}

/** Keeps what a device says of itself. A session that a partner opened without a word about the device is on this one from now on. */
export async function saveDevice(
  context: Pick<ApiContext, 'db' | 'clock' | 'device'> & SignedIn,
  record: WireDeviceInfo,
): Promise<{ id: number; isTrustedDevice: boolean }> {
  const { db, clock, employee, session } = context;
  const { DeviceId: deviceId } = record.clientMachine;
  const { id } = await noteDevice(db, employee, deviceId, clock.real());
  await db.update(devices).set({ record }).where(eq(devices.id, id));
  await db
    .update(sessions)
    .set({ deviceId })
    .where(and(eq(sessions.id, session.id), isNull(sessions.deviceId)));
  return { id, isTrustedDevice: (await trustIn(context, employee)) !== undefined };
}

/** Keeps the push token of a device, and takes it from the person who used that device before. */
export async function savePushToken(
  db: Db,
  employee: Employee,
  deviceId: string,
  token: string,
  at: Date,
): Promise<void> {
  const { id } = await noteDevice(db, employee, deviceId, at);
  await db.update(devices).set({ pushToken: null }).where(eq(devices.pushToken, token));
  await db.update(devices).set({ pushToken: token }).where(eq(devices.id, id));
}

/**
 * Signs a device of a person out: ends the sessions on it and, depending on the action, the trust in it, or forgets it altogether. Refuses
 * with DeviceNotFound for another's.
 */
export async function signOutDevice(
  db: Db,
  employee: Employee,
  { id, action }: { readonly id: number; readonly action: OnLogoutAction },
  at: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const own = and(eq(devices.id, id), eq(devices.employeeId, employee.id));
    const [device] =
      action === 'Remove'
        ? await tx.delete(devices).where(own).returning()
        : await tx.select().from(devices).where(own);
    if (!device) throw new Refusal('DeviceNotFound');
    if (action === 'DontRecognize') await tx.delete(deviceTrusts).where(eq(deviceTrusts.deviceId, id));
    await revokeSessionsOn(tx, employee.id, device.deviceId, at);
  });
}
