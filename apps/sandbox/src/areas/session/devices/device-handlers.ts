import { deviceContract } from '@dayfare/api/session/device-contract';
import { onLogoutAction } from '@dayfare/domain/session';
import { implement } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { recordEvent } from '../notices/security-events.ts';
import { requireSession } from '../require-session.ts';
import { sessions } from '../sessions/session-tables.ts';
import { saveDevice, savePushToken, signOutDevice } from './devices.ts';
import { knownDevices } from './known-devices.ts';

const device = implement(deviceContract).$context<ApiContext>();

/** The calls about the devices of a person. */
export const deviceHandlers = device.router({
  saveDeviceInfo: device.saveDeviceInfo
    .use(requireSession)
    .handler(({ context, input }) => saveDevice(context, input)),
  getDeviceInfo: device.getDeviceInfo.use(requireSession).handler(({ context }) => knownDevices(context)),
  deleteDeviceInfo: device.deleteDeviceInfo.use(requireSession).handler(async ({ context, input }) => {
    const { db, employee, clock, clientAddress: address } = context;
    await signOutDevice(db, employee, { id: Number(input.id), action: 'Remove' }, clock.real());
    await recordEvent(db, { kind: 'deviceForgotten', employeeId: employee.id, address, at: clock.real() });
    return true;
  }),
  logOutDevice: device.logOutDevice.use(requireSession).handler(async ({ context, input }) => {
    const { db, employee, clock, clientAddress: address } = context;
    const action = onLogoutAction.fromWire(input.onLogoutAction) ?? 'Logout';
    await signOutDevice(db, employee, { id: input.id, action }, clock.real());
    await recordEvent(db, { kind: 'deviceSignedOut', employeeId: employee.id, address, at: clock.real() });
    return true;
  }),
  updatePlugSessionInfo: device.updatePlugSessionInfo
    .use(requireSession)
    .handler(async ({ context, input }) => {
      const { db, session } = context;
      await db.update(sessions).set({ plugInfo: input }).where(eq(sessions.id, session.id));
      return true;
    }),
  saveGCMToken: device.saveGCMToken.use(requireSession).handler(async ({ context, input }) => {
    const { db, employee, clock } = context;
    await savePushToken(db, employee, input.deviceId, input.gcmToken, clock.real());
    return true;
  }),
});
