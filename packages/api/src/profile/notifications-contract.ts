import * as z from 'zod/mini';
import { call, wireNumber } from '../wire/index.ts';

const setting = z.object({
  /** 0 push notification, 1 text message, 2 e-mail, 3 services. */
  channel: wireNumber.check(z.lte(3)),
  /** 0 shifts, 1 announcements, 2 savings, 3 referrals, 4 offers. */
  topic: wireNumber.check(z.lte(4)),
  isEnabled: z.boolean(),
});

const settings = z.object({ settings: z.array(setting) });

/** What people are told of, and how. The payloads are ours. */
export const notificationsContract = {
  /** Every topic of every channel, and whether the person is told of it. */
  getNotificationSetting: call('GET', 'user/GetNotificationSetting', { payload: settings }),
  /** Turn topics on or off; what isn't named is left as it is. Repeating it changes nothing. */
  saveNotificationSetting: call('POST', 'user/SaveNotificationSetting', {
    input: z.object({ settings: z.array(setting).check(z.minLength(1), z.maxLength(20)) }),
    payload: settings,
  }),
};

/** Every topic of every channel as on the wire. */
export type WireNotificationSettings = z.infer<typeof settings>;
/** A topic of a channel as on the wire. */
export type WireNotificationSetting = z.infer<typeof setting>;
