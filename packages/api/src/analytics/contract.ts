import * as z from 'zod/mini';
import { call, wireInstant } from '../wire/index.ts';
import { clientCallsPath } from './log-path.ts';

const word = z.nullable(z.string().check(z.maxLength(200)));

/** A user's action, with the documented fields and no others. */
const userAction = z.strictObject({
  actionName: z.string().check(z.minLength(1), z.maxLength(200)),
  actionType: word,
  businessId: word,
  businessName: word,
  userId: word,
  loginSessionId: word,
  systemRefId: word,
  screenName: word,
  deviceId: word,
  deviceType: word,
  /** Native Application, Mobile Web or Web. */
  clientType: z.enum(['Native Application', 'Mobile Web', 'Web']),
  userType: z.nullable(z.enum(['Direct', 'Enterprise'])),
  startTime: wireInstant,
});

/** A measured event: an action with its end and place. */
const event = z.strictObject({
  ...userAction.shape,
  endTime: z.nullable(wireInstant),
  url: z.nullable(z.string().check(z.maxLength(500))),
  sessionId: word,
  transactionID: word,
  transactionAmount: z.nullable(z.number()),
});

const savedEvent = z.object({
  eventName: z.string().check(z.minLength(1), z.maxLength(100)),
  status: z.enum(['Active']),
});

/** The largest batch that the collector takes; the app sends 10 at a time. */
export const maxBatch = 50;

/** What the app reports about itself. It is independent of the rest: a failure here closes nothing and ends no session. */
export const analyticsContract = {
  /**
   * A batch of events; sent again with the same key it counts once. Its request id is sent as the idempotency key, so that a repeated batch
   * counts once.
   */
  sendEvents: call('POST', 'appbits', {
    input: z.array(event).check(z.minLength(1), z.maxLength(maxBatch)),
    payload: z.object({ accepted: z.int() }),
    meta: { idempotent: true, aside: true },
  }),
  /** One thing that the user did. One activity record per action. */
  saveAction: call('POST', 'user/SaveAction', {
    input: userAction,
    payload: z.boolean(),
    meta: { aside: true },
  }),
  /** Mark events of the user as active. */
  saveEvents: call('POST', 'user/SaveEvents', {
    input: z.array(savedEvent).check(z.minLength(1), z.maxLength(maxBatch)),
    payload: z.boolean(),
    meta: { aside: true },
  }),
  /** The events that were marked. */
  getEvents: call('GET', 'user/GetEvents', { payload: z.array(savedEvent), meta: { aside: true } }),
  /** A fault of the app itself. */
  logClientCalls: call('POST', clientCallsPath, {
    input: z.object({
      logType: z.enum(['error', 'warning', 'info']),
      /** Where in the app: `startup`, `money.getMoney`. */
      methodName: z.string().check(z.maxLength(120)),
      logMessage: z.string().check(z.maxLength(2000)),
      appVersion: z.optional(z.string().check(z.maxLength(40))),
    }),
    payload: z.boolean(),
    meta: { aside: true },
  }),
};

/** One user action. */
export type WireUserAction = z.infer<typeof userAction>;

/** A measured event. */
export type WireAnalyticsEvent = z.infer<typeof event>;
