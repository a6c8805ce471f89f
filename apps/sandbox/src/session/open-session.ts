import type { WireCurrentUser } from '@dayfare/api/session/contract';
import type { ApiContext } from '../http/api-context.ts';
import { currentUserOf } from './current-user.ts';
import { noteDevice } from './devices.ts';
import { sendPin } from './pins.ts';
import { startSession } from './sessions.ts';
import type { SsoPrompt } from './sso.ts';
import type { Employee } from './tables.ts';

/** The device that a session begins on, and where its owner should have signed in. */
export interface SessionDevice {
  readonly deviceId: string;
  readonly deviceType?: string | undefined;
  readonly gcmToken?: string | undefined;
  readonly sso?: SsoPrompt | undefined;
}

/**
 * Begins a session of somebody who has shown who they are. With two-factor sign-in and a device that isn't trusted a PIN is sent, and
 * until it is spent the session opens nothing but the PIN calls.
 */
export async function openSession(
  context: Pick<ApiContext, 'db' | 'clock' | 'secret' | 'language'>,
  employee: Employee,
  device: SessionDevice,
): Promise<WireCurrentUser> {
  const { db, clock, secret } = context;
  const { isTrusted } = await noteDevice(db, employee, device.deviceId, clock.real());
  const pin = employee.dualFactor && !isTrusted ? await sendPin(context, employee) : undefined;
  const keys = await startSession(db, {
    employeeId: employee.id,
    deviceId: device.deviceId,
    at: clock.real(),
    secret,
    pendingPinId: pin?.id,
  });
  return currentUserOf(db, { employee, keys, ...device, pin });
}
