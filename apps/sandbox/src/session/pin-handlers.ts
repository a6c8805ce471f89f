import { pinContract } from '@dayfare/api/session/pin-contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { requireBruteForceKey } from '../http/brute-force.ts';
import { Refusal } from '../http/refusal.ts';
import { requireSession } from '../http/require-session.ts';
import { currentUserOf } from './current-user.ts';
import { trustDevice } from './devices.ts';
import { digitsOf } from './find-employee.ts';
import { latestPin, resendPin, sendFirstPin, sentPinOf, spendPin } from './pins.ts';
import { renewSession } from './sessions.ts';

const pin = implement(pinContract).$context<ApiContext>();

/** The calls around a PIN. */
export const pinHandlers = pin.router({
  verifyMachinePin: pin.verifyMachinePin
    .use(requireBruteForceKey)
    .use(requireSession)
    .handler(async ({ context, input: { verifyPinInfo } }) => {
      const { db, employee, clock, secret } = context;
      const { sentPinID, sentPinIDString, pinCode, deviceID, deviceType, gcmToken } = verifyPinInfo;
      if (verifyPinInfo.userID !== employee.id) throw new Refusal('PinExpired');
      await spendPin(context, employee, { id: sentPinID, idString: sentPinIDString, code: pinCode });
      // The device is the one that signed in, whatever the body says of it.
      if (context.session.deviceId) await trustDevice(db, employee, context.session.deviceId, clock.real());
      const { keys, session } = await renewSession(db, context.session, secret, { pendingPinId: null });
      return currentUserOf(db, {
        employee,
        keys,
        session,
        deviceId: session.deviceId ?? deviceID,
        deviceType,
        gcmToken,
      });
    }),
  resendPin: pin.resendPin.use(requireSession).handler(async ({ context, input }) => {
    const { sentPinID: id, sentPinIDString: idString, sentPinToEmail: toEmail } = input;
    const { employee, session } = context;
    const isFirst = id === 0 && idString === '' && session.pendingPinId === null;
    const sent = isFirst
      ? await sendFirstPin(context, employee)
      : await resendPin(context, employee, { id, idString, toEmail });
    return sentPinOf(sent, employee);
  }),
  verifyDualFactorAuthenticationPin: pin.verifyDualFactorAuthenticationPin
    .use(requireSession)
    .handler(async ({ context, input }) => {
      const { db, employee, clock, session } = context;
      const sent = await latestPin(db, employee);
      const isOwn = digitsOf(input.mobileNumber) === employee.mobileNumber;
      if (!sent || !isOwn) throw new Refusal('PinExpired');
      await spendPin(context, employee, { id: sent.id, idString: sent.idString, code: input.pinCode });
      if (session.deviceId) await trustDevice(db, employee, session.deviceId, clock.real());
      return true;
    }),
  getUsers: pin.getUsers
    .use(requireSession)
    .handler(({ context: { employee }, input }) =>
      digitsOf(input.mobileNumber) === employee.mobileNumber
        ? [{ userID: employee.id, userType: employee.userType, companyName: null }]
        : [],
    ),
});
