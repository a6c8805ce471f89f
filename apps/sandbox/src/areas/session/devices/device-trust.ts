import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { trustSeconds } from '../../../platform/http/device-cookie.ts';
import type { ApiContext } from '../api-context.ts';
import { deviceTrusts } from '../sessions/session-tables.ts';
import type { Employee } from '../tables.ts';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Who asks, and on which device. */
type TrustContext = Pick<ApiContext, 'db' | 'clock' | 'device'>;

async function trustsHere({ db, clock, device }: TrustContext, employee: Pick<Employee, 'id'>) {
  if (device.secrets.length === 0) return [];
  const { secretHash, employeeId, expiresAt } = deviceTrusts;
  return db
    .select({ secretHash })
    .from(deviceTrusts)
    .where(
      and(
        inArray(secretHash, device.secrets.map(hashOf)),
        eq(employeeId, employee.id),
        gt(expiresAt, clock.real()),
      ),
    );
}

/** Returns the id of a person's trust in the requesting device; undefined if they have not confirmed it, or no longer trust it. */
export async function trustIn(
  context: TrustContext,
  employee: Pick<Employee, 'id'>,
): Promise<string | undefined> {
  const [trust] = await trustsHere(context, employee);
  return trust?.secretHash;
}

/** Ends a person's trust in the device that asks; others' stays. */
export async function endTrustHere(context: TrustContext, employee: Pick<Employee, 'id'>): Promise<void> {
  const { db, device } = context;
  const ended = new Set((await trustsHere(context, employee)).map(({ secretHash }) => secretHash));
  if (ended.size === 0) return;
  await db.delete(deviceTrusts).where(inArray(deviceTrusts.secretHash, [...ended]));
  device.keep(device.secrets.filter((secret) => !ended.has(hashOf(secret))));
}

/**
 * Trusts the device that asks from now on, for one person who has given all that is asked of them there: a PIN, or without two-step sign-in
 * the password. The secret is a new one each time, so that no one can have put it there beforehand. `deviceId` is the row of what the device says of itself, so that forgetting that ends the trust.
 */
export async function trustDevice(
  context: TrustContext,
  employee: Pick<Employee, 'id'>,
  deviceId: number | null,
): Promise<void> {
  const { db, clock, device } = context;
  const replaced = new Set((await trustsHere(context, employee)).map(({ secretHash }) => secretHash));
  const secret = randomBytes(32).toString('base64url');
  const trustedAt = clock.real();
  await db.insert(deviceTrusts).values({
    secretHash: hashOf(secret),
    employeeId: employee.id,
    deviceId,
    trustedAt,
    expiresAt: new Date(trustedAt.getTime() + trustSeconds * 1000),
  });
  if (replaced.size > 0) await db.delete(deviceTrusts).where(inArray(deviceTrusts.secretHash, [...replaced]));
  device.keep([secret, ...device.secrets.filter((known) => !replaced.has(hashOf(known)))]);
}

/** Ends a person's trust in every device. */
export async function endTrusts(db: Db, employeeId: number): Promise<void> {
  await db.delete(deviceTrusts).where(eq(deviceTrusts.employeeId, employeeId));
}

/** Ends a person's trust in every device but the one that asks. */
export async function endTrustElsewhere(context: TrustContext, { id }: Pick<Employee, 'id'>): Promise<void> {
  const { db, device } = context;
  const here = device.secrets.map(hashOf);
  const { employeeId, secretHash } = deviceTrusts;
  await db.delete(deviceTrusts).where(and(eq(employeeId, id), notInArray(secretHash, here)));
}
