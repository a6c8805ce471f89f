import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../api-context.ts';
import { sendSignInPin } from '../codes/pins.ts';
import { trustDevice, trustIn } from '../devices/device-trust.ts';
import { noteDevice } from '../devices/devices.ts';
import { type Employee, employees } from '../tables.ts';
import { currentUserOf } from './current-user.ts';
import { type Session, sessions } from './session-tables.ts';
import { startSession } from './sessions.ts';

/** The way a session begins, and the device that it begins on: null where a partner hands someone over without a word about it. */
export interface SessionBeginning {
  readonly openedBy: Session['openedBy'];
  readonly deviceId: string | null;
  readonly deviceType?: string | undefined;
  readonly gcmToken?: string | undefined;
  /** The session from which the person was handed over. */
  readonly origin?: Session | undefined;
}

/**
 * Refuses with UserDeactivated if the account has been closed, with InvalidPassword if the password that was checked has changed since, because a new one
 * ends what the old one opened, and with Invalid_Token_Try_Again if the session that handed the person over has ended since.
 */
async function requireStillOpen(
  tx: Db,
  { id, passwordHash }: Employee,
  { openedBy, origin }: Pick<SessionBeginning, 'openedBy' | 'origin'>,
): Promise<void> {
  const [now] = await tx
    .select({ passwordHash: employees.passwordHash, closedAt: employees.closedAt })
    .from(employees)
    .where(eq(employees.id, id));
  if (now?.closedAt) throw new Refusal('UserDeactivated');
  if (openedBy === 'password' && now?.passwordHash !== passwordHash) throw new Refusal('InvalidPassword');
  if (!origin) return;
  const [first] = await tx
    .select({ revokedAt: sessions.revokedAt })
    .from(sessions)
    .where(eq(sessions.id, origin.id))
    .for('update');
  if (first?.revokedAt !== null) throw new Refusal('Invalid_Token_Try_Again');
}

/**
 * Starts a session for someone who has proved their identity. With two-step sign-in on an untrusted device, a PIN is sent, and until it
 * is entered the session only allows the PIN calls.
 */
export async function openSession(
  context: Pick<
    ApiContext,
    'db' | 'clock' | 'secret' | 'language' | 'device' | 'clientAddress' | 'userAgent' | 'settings'
  >,
  employee: Employee,
  { openedBy, origin, ...device }: SessionBeginning,
): Promise<WireCurrentUser> {
  const { db, clock, secret, clientAddress: address, userAgent } = context;
  const { deviceId } = device;
  // Before a code is sent to someone who can't use it.
  if (employee.closedAt) throw new Refusal('UserDeactivated');
  const noted = deviceId === null ? null : await noteDevice(db, employee, deviceId, clock.real());
  const isTrusted = (await trustIn(context, employee)) !== undefined;
  // A passkey checks its owner itself: it is both steps in one.
  const needsPin = employee.dualFactor && !isTrusted && openedBy !== 'passkey';
  const pin = needsPin ? await sendSignInPin(context, employee) : undefined;
  // If a password is all that is required, it is enough to trust the device.
  if (!employee.dualFactor && !isTrusted && openedBy === 'password')
    await trustDevice(context, employee, noted?.id ?? null);
  const beginning = { employeeId: employee.id, deviceId, openedBy, address, userAgent };
  const { keys, session } = await inTransaction(db, async (tx) => {
    await requireStillOpen(tx, employee, { openedBy, origin });
    return startSession(tx, { ...beginning, origin, at: clock.real(), secret, pendingPinId: pin?.id });
  });
  const { payrollBrands, regionHosts } = context.settings;
  const sites = { payrollBrands, regionHosts };
  return currentUserOf(db, { employee, now: clock.now(), keys, session, ...device, pin, ...sites });
}
