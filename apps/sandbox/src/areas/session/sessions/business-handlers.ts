import { businessContract } from '@dayfare/api/session/business-contract';
import { implement } from '@orpc/server';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../api-context.ts';
import { businessesOf, currentOf } from '../employments.ts';
import { recordEvent } from '../notices/security-events.ts';
import { requireSession } from '../require-session.ts';
import { requireBruteForceKey } from '../sign-in/brute-force.ts';
import { currentUserOf } from './current-user.ts';
import { issueOauthToken, ownerOfOauthToken, spendOauthToken } from './oauth.ts';
import { openSession } from './open-session.ts';
import { renewSession } from './sessions.ts';

const business = implement(businessContract).$context<ApiContext>();

/** The calls that give a session another token. */
export const businessHandlers = business.router({
  createToken: business.createToken
    .use(requireBruteForceKey)
    .use(requireSession)
    .handler(async ({ context, input }) => {
      const { db, clock, employee, secret } = context;
      const { payrollBrands, regionHosts } = context.settings;
      // A token that was taken along to another device gets no successor there.
      const { deviceId } = context.session;
      if (deviceId !== null && deviceId !== input.deviceId) throw new Refusal('Invalid_Token_Try_Again');
      // A partner hands people over without a word about their device: it is the one that goes on.
      const { keys, session } = await renewSession(db, context.session, secret, { deviceId: input.deviceId });
      const device = { deviceId: session.deviceId, payrollBrands, regionHosts };
      return currentUserOf(db, { employee, now: clock.now(), keys, session, ...device });
    }),
  switchBusinesses: business.switchBusinesses
    .use(requireBruteForceKey)
    .use(requireSession)
    .handler(async ({ context, input }) => {
      const { db, clock, employee, secret } = context;
      const { payrollBrands, regionHosts } = context.settings;
      const own = await businessesOf(db, employee);
      if (!own.some(({ businessId }) => businessId === input.BusinessID))
        throw new Refusal('BusinessNotYours');
      const { keys, session } = await renewSession(db, context.session, secret, {
        businessId: input.BusinessID,
      });
      const device = { deviceId: session.deviceId, payrollBrands, regionHosts };
      return currentUserOf(db, { employee, now: clock.now(), keys, session, ...device });
    }),
  getEWAAccounts: business.getEWAAccounts.use(requireSession).handler(async ({ context, input }) => {
    const { db, employee, session } = context;
    const own = await businessesOf(db, employee);
    const current = currentOf(own, ({ businessId }) => businessId === session.businessId);
    const asked = own.filter(({ businessId }) => input.BusinessID === 0 || businessId === input.BusinessID);
    if (asked.length === 0 && input.BusinessID !== 0) throw new Refusal('BusinessNotYours');
    return asked.map(({ businessId, companyName }) => ({
      id: businessId,
      businessId,
      companyName,
      currency: employee.currency,
      isActive: businessId === current?.businessId,
    }));
  }),
  getHandOverToken: business.getHandOverToken
    .use(requireSession)
    .handler(({ context: { db, employee, session, clock } }) =>
      issueOauthToken(db, employee.id, clock.real(), { session }),
    ),
  getTokenOwner: business.getTokenOwner.handler(async ({ context, input }) => {
    const { employee, isFromHere } = await ownerOfOauthToken(context, input.token);
    const { id: userID, firstName, lastName } = employee;
    return { userID, firstName, lastInitial: [...lastName][0] ?? '', isFromHere };
  }),
  getOuathUserByToken: business.getOuathUserByToken.handler(async ({ context, input }) => {
    const { db, clock, clientAddress: address } = context;
    const { employee, origin } = await spendOauthToken(context, input.token);
    await recordEvent(db, { kind: 'handedOver', employeeId: employee.id, address, at: clock.real() });
    return openSession(context, employee, { openedBy: 'partner', deviceId: null, origin });
  }),
});
