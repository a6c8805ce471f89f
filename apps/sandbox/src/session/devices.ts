import type { WireDeviceInfo, WireKnownDevice } from '@dayfare/api/session/device-contract';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { ApiContext } from '../http/api-context.ts';
import { Refusal } from '../http/refusal.ts';
import { trustIn } from './device-trust.ts';
import { type Device, devices, deviceTrusts, type Employee, type Session, sessions } from './tables.ts';

/** Records the device someone uses, as it identifies itself. That proves nothing: `trustIn` says whether it is trusted. */
export async function noteDevice(db: Db, employee: Employee, deviceId: string, at: Date): Promise<Device> {
  const [device] = await db
    .insert(devices)
    .values({ employeeId: employee.id, deviceId, updatedAt: at })
    .onConflictDoUpdate({ target: [devices.employeeId, devices.deviceId], set: { updatedAt: at } })
    .returning();
  if (!device) throw new Error('The device was not written.');
  return device;
}

/** Keeps what a device says of itself. */
export async function saveDevice(
  context: Pick<ApiContext, 'db' | 'clock' | 'device'>,
  employee: Employee,
  record: WireDeviceInfo,
): Promise<{ id: number; isTrustedDevice: boolean }> {
  const { db, clock } = context;
  const { id } = await noteDevice(db, employee, record.clientMachine.DeviceId, clock.real());
  await db.update(devices).set({ record }).where(eq(devices.id, id));
  return { id, isTrustedDevice: (await trustIn(context, employee)) !== undefined };
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
export async function knownDevices(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  employee: Employee,
  session: Session,
): Promise<WireKnownDevice[]> {
  const found = await db
    .select()
    .from(devices)
    .where(eq(devices.employeeId, employee.id))
    .orderBy(asc(devices.id));
  const trusts = await db
    .select({ deviceId: deviceTrusts.deviceId })
    .from(deviceTrusts)
    .where(and(eq(deviceTrusts.employeeId, employee.id), gt(deviceTrusts.expiresAt, clock.real())));
  const trusted = new Set(trusts.map(({ deviceId }) => deviceId));
  return found.map(({ id, deviceId, record, updatedAt }) => ({
    id,
    deviceID: deviceId,
    deviceType: record?.clientMachine.deviceType ?? null,
    browserName: record?.clientMachine.BrowserName ?? null,
    platformName: record?.clientMachine.PlatformName ?? null,
    isTrustedDevice: trusted.has(id),
    isCurrentDevice: deviceId === session.deviceId,
    lastUpdatedAt: updatedAt.toISOString(),
  }));
}

/** Forgets a device of a person, which ends the trust in it and the sessions on it. Refuses with DeviceNotFound for another's. */
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
