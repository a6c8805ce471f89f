import type { WireDeviceInfo, WireKnownDevice } from '@dayfare/api/session/device-contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { inTransaction } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { type Device, devices, type Employee, type Session, sessions } from './tables.ts';

/**
 * The device that somebody signs in on. The first of a person without two-factor sign-in is trusted by the password; every other
 * one has to be confirmed by a PIN.
 */
export function noteDevice(db: Db, employee: Employee, deviceId: string, at: Date): Promise<Device> {
  // Several that sign in at once must not each find that they are the first.
  return inTransaction(db, async (tx) => {
    const [known] = await tx
      .select({ id: devices.id })
      .from(devices)
      .where(eq(devices.employeeId, employee.id))
      .limit(1);
    const isTrusted = known === undefined && !employee.dualFactor;
    const [device] = await tx
      .insert(devices)
      .values({ employeeId: employee.id, deviceId, isTrusted, updatedAt: at })
      .onConflictDoUpdate({ target: [devices.employeeId, devices.deviceId], set: { updatedAt: at } })
      .returning();
    if (!device) throw new Error('The device was not written.');
    return device;
  });
}

/** Trusts a device from now on, after a PIN on it. */
export async function trustDevice(db: Db, employee: Employee, deviceId: string, at: Date): Promise<void> {
  const { id } = await noteDevice(db, employee, deviceId, at);
  await db.update(devices).set({ isTrusted: true }).where(eq(devices.id, id));
}

/** Whether a person has signed in on a device before, and confirmed it where that is asked for. */
export async function isTrustedDevice(db: Db, employee: Employee, deviceId: string): Promise<boolean> {
  const [known] = await db
    .select({ isTrusted: devices.isTrusted })
    .from(devices)
    .where(and(eq(devices.employeeId, employee.id), eq(devices.deviceId, deviceId)));
  return known?.isTrusted ?? false;
}

/** Keeps what a device says of itself. */
export async function saveDevice(
  db: Db,
  employee: Employee,
  record: WireDeviceInfo,
  at: Date,
): Promise<{ id: number; isTrustedDevice: boolean }> {
  const { id, isTrusted } = await noteDevice(db, employee, record.clientMachine.DeviceId, at);
  await db.update(devices).set({ record }).where(eq(devices.id, id));
  return { id, isTrustedDevice: isTrusted };
}

/** Keeps the push token of a device, and takes it from whoever used that device before. */
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

/** The devices of a person, oldest first. */
export async function knownDevices(db: Db, employee: Employee, session: Session): Promise<WireKnownDevice[]> {
  const found = await db
    .select()
    .from(devices)
    .where(eq(devices.employeeId, employee.id))
    .orderBy(asc(devices.id));
  return found.map(({ id, deviceId, isTrusted, record, updatedAt }) => ({
    id,
    deviceID: deviceId,
    deviceType: record?.clientMachine.deviceType ?? null,
    browserName: record?.clientMachine.BrowserName ?? null,
    platformName: record?.clientMachine.PlatformName ?? null,
    isTrustedDevice: isTrusted,
    isCurrentDevice: deviceId === session.deviceId,
    lastUpdatedAt: updatedAt.toISOString(),
  }));
}

/** Forgets a device of a person and ends the sessions on it. Refuses with DeviceNotFound for another's. */
export async function forgetDevice(db: Db, employee: Employee, id: number, at: Date): Promise<void> {
  const [gone] = await db
    .delete(devices)
    .where(and(eq(devices.id, id), eq(devices.employeeId, employee.id)))
    .returning();
  if (!gone) throw new Refusal('DeviceNotFound');
  await db
    .update(sessions)
    .set({ revokedAt: sql`${at.toISOString()}::timestamptz` })
    .where(
      and(
        eq(sessions.employeeId, employee.id),
        eq(sessions.deviceId, gone.deviceId),
        isNull(sessions.revokedAt),
      ),
    );
}
