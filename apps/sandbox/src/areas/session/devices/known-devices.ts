import type { WireKnownDevice } from '@dayfare/api/session/device-contract';
import Bowser from 'bowser';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { ApiContext, SignedIn } from '../api-context.ts';
import { type Device, devices, deviceTrusts, type Session, sessions } from '../sessions/session-tables.ts';
import { isOpen, limitsFrom } from '../sessions/sessions.ts';

/** What is known of a device from its row and its last session; either may be missing. */
interface Known {
  readonly device?: Device | undefined;
  readonly last?: Session | undefined;
  readonly isSignedIn: boolean;
}

const latest = (...times: readonly (Date | undefined)[]) =>
  new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));

/** The browser and system that a session's `User-Agent` names. What a device says of itself comes first. */
function namesOf({ device, last }: Known) {
  const machine = device?.record?.clientMachine;
  const agent = last?.userAgent ? Bowser.parse(last.userAgent) : undefined;
  const isHandheld = agent?.platform.type === 'mobile' || agent?.platform.type === 'tablet';
  return {
    deviceType: machine?.deviceType ?? (agent?.platform.type ? (isHandheld ? 'Mobile Web' : 'Web') : null),
    browserName: machine?.BrowserName ?? agent?.browser.name ?? null,
    platformName: agent?.os.name ?? machine?.PlatformName ?? null,
  };
}

/** The devices of a person, and each further open session, the one that asks first, then the most recently used. */
export async function knownDevices({
  db,
  clock,
  settings,
  employee,
  session: current,
}: Pick<ApiContext, 'db' | 'clock' | 'settings'> & SignedIn): Promise<WireKnownDevice[]> {
  const at = clock.real();
  const own = await db.select().from(devices).where(eq(devices.employeeId, employee.id));
  const begun = await db
    .select()
    .from(sessions)
    .where(eq(sessions.employeeId, employee.id))
    .orderBy(desc(sessions.createdAt));
  const trusts = await db
    .select({ deviceId: deviceTrusts.deviceId })
    .from(deviceTrusts)
    .where(and(eq(deviceTrusts.employeeId, employee.id), gt(deviceTrusts.expiresAt, at)));
  const trusted = new Set(trusts.map(({ deviceId }) => deviceId));
  const open = begun.filter((session) => isOpen(session, at, limitsFrom(settings)));
  /** The session that a device's row shows: the one that asks, or else the last. */
  const lastOn = (id: string) =>
    id === current.deviceId
      ? begun.find((session) => session.id === current.id)
      : begun.find(({ deviceId }) => deviceId === id);
  const known: Known[] = own.map((device) => ({
    device,
    last: lastOn(device.deviceId),
    isSignedIn: open.some(({ deviceId }) => deviceId === device.deviceId),
  }));
  // A partner hands people over without a word about their device, and anybody can claim to be a device that is known: no open session
  // hides behind another's row.
  const shown = new Set(known.map(({ last }) => last?.id));
  known.push(...open.filter(({ id }) => !shown.has(id)).map((last) => ({ last, isSignedIn: true })));
  return known
    .map((one) => ({
      id: one.device?.id ?? null,
      deviceID: one.device?.deviceId ?? '',
      ...namesOf(one),
      isTrustedDevice: one.device !== undefined && trusted.has(one.device.id),
      isCurrentDevice: one.device ? one.device.deviceId === current.deviceId : one.last?.id === current.id,
      isSignedIn: one.isSignedIn,
      address: one.last?.address ?? null,
      lastUpdatedAt: latest(one.device?.updatedAt, one.last?.seenAt).toISOString(),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isCurrentDevice) - Number(one.isCurrentDevice) ||
        other.lastUpdatedAt.localeCompare(one.lastUpdatedAt),
    );
}
