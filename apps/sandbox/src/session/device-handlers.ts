import { deviceContract } from '@dayfare/api/session/device-contract';
import { implement } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../http/api-context.ts';
import { requireSession } from '../http/require-session.ts';
import { forgetDevice, knownDevices, saveDevice, savePushToken } from './devices.ts';
import { recordEvent } from './security-events.ts';
import { sessions } from './tables.ts';

const device = implement(deviceContract).$context<ApiContext>();

/** The calls about the devices of a person. */
export const deviceHandlers = device.router({
  saveDeviceInfo: device.saveDeviceInfo
    .use(requireSession)
    .handler(({ context, input }) => saveDevice(context, context.employee, input)),
  getDeviceInfo: device.getDeviceInfo
    .use(requireSession)
    .handler(({ context }) => knownDevices(context, context.employee, context.session)),
  deleteDeviceInfo: device.deleteDeviceInfo.use(requireSession).handler(async ({ context, input }) => {
    const { db, employee, clock, clientAddress: address } = context;
    await forgetDevice(db, employee, Number(input.id), clock.real());
    await recordEvent(db, { kind: 'deviceForgotten', employeeId: employee.id, address, at: clock.real() });
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
