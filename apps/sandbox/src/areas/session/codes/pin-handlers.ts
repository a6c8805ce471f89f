import { pinContract } from '@dayfare/api/session/pin-contract';
import { pinType } from '@dayfare/domain/session';
import { implement } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../api-context.ts';
import { trustDevice } from '../devices/device-trust.ts';
import { noteDevice } from '../devices/devices.ts';
import { digitsOf } from '../find-employee.ts';
import { requireSession } from '../require-session.ts';
import { currentUserOf } from '../sessions/current-user.ts';
import { type Pin, sessions } from '../sessions/session-tables.ts';
import { renewSession } from '../sessions/sessions.ts';
import { requireBruteForceKey } from '../sign-in/brute-force.ts';
import { codeGoesToEmail, resendPin, sendProofPin, sendSignInPin, sentPinOf } from './pins.ts';
import { keepProof } from './proof.ts';
import { isSpent, spendPin, spendProofPin } from './spend-pin.ts';

const pin = implement(pinContract).$context<ApiContext>();

/** Another sign-in has used up the PIN that both waited for: this one is given another. Undefined when the PIN is still good. */
async function replaceSpentPin(context: ApiContext & SignedIn): Promise<Pin | undefined> {
  const { db, employee, session } = context;
  if (session.pendingPinId === null || !(await isSpent(db, session.pendingPinId))) return undefined;
  const pin = await sendSignInPin(context, employee);
  await db.update(sessions).set({ pendingPinId: pin.id }).where(eq(sessions.id, session.id));
  return pin;
}

/** The calls around a PIN. */
export const pinHandlers = pin.router({
  verifyMachinePin: pin.verifyMachinePin
    .use(requireBruteForceKey)
    .use(requireSession)
    .handler(async ({ context, input: { verifyPinInfo } }) => {
      const { db, employee, clock, secret } = context;
      const { sentPinID, sentPinIDString, pinCode, deviceID, deviceType, gcmToken } = verifyPinInfo;
      const isForSignIn = pinType.fromWire(verifyPinInfo.pinType) === 'None';
      // A card's PIN opens no session.
      if (verifyPinInfo.userID !== employee.id || !isForSignIn) throw new Refusal('PinExpired');
      const { pendingPinId } = context.session;
      // A sign-in is opened by the PIN that was sent for it, and by no other.
      if (pendingPinId !== null && pendingPinId !== sentPinID) throw new Refusal('PinExpired');
      await spendPin(context, employee, { id: sentPinID, idString: sentPinIDString, code: pinCode });
      // The device is the one that signed in, whatever the body says of it.
      const { id } = await noteDevice(db, employee, context.session.deviceId ?? deviceID, clock.real());
      await trustDevice(context, employee, id);
      const { keys, session } = await renewSession(db, context.session, secret, { pendingPinId: null });
      return currentUserOf(db, {
        payrollBrands: context.settings.payrollBrands,
        regionHosts: context.settings.regionHosts,
        employee,
        now: clock.now(),
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
    const { proofAsked: subject } = session;
    const way = codeGoesToEmail(employee, toEmail);
    if (isFirst) return sentPinOf(await sendProofPin(context, employee, { toEmail: way, subject }), employee);
    const sent =
      (id === session.pendingPinId && (await replaceSpentPin(context))) ||
      (await resendPin(context, employee, { id, idString, toEmail }));
    return sentPinOf(sent, employee);
  }),
  verifyDualFactorAuthenticationPin: pin.verifyDualFactorAuthenticationPin
    .use(requireSession)
    .handler(async ({ context, input }) => {
      const { employee, session } = context;
      if (digitsOf(input.mobileNumber) !== employee.mobileNumber) throw new Refusal('PinExpired');
      await keepProof(context, session, await spendProofPin(context, employee, input.pinCode));
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
