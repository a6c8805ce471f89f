import * as z from 'zod/mini';
import { call, wireAmount, wireInstant, wireNumber } from '../../wire/index.ts';

/** A daily reminder. The documents name the calls and nothing else: docs/decisions/0047 says what MDR is read as. */
const reminder = z.object({
  isEnabled: z.boolean(),
  /** At least so much can be taken. */
  minimumAmount: wireAmount,
  /** Where the person is. */
  hourOfDay: wireNumber,
});

const reminderNow = z.extend(reminder, {
  /** When the next one is due; null while it is off. */
  nextAt: z.nullable(wireInstant),
});

const linkLog = z.object({
  service: z.enum(['paypal', 'visaplus']),
  event: z.enum(['completed', 'failed']),
  /** The code of the refusal, or empty. */
  code: z.string().check(z.regex(/^[A-Za-z]{0,40}$/)),
});

/** The calls about being told each day that money can be taken, and about links through another company's service. */
export const remindersContract = {
  /** When a person is told each day that money can be taken. */
  fetchUserMDR: call('POST', 'user/FetchUserMDR', { payload: reminderNow, meta: { kind: 'read' } }),
  /** Set when a person is told each day that money can be taken. */
  saveUserMDRSettings: call('POST', 'user/SaveUserMDRSettings', { input: reminder, payload: reminderNow }),
  /** Log what happened while an account was linked through another company’s service. Never contains what was typed. */
  saveTrellislogs: call('POST', 'user/SaveTrellislogs', {
    input: linkLog,
    payload: z.boolean(),
  }),
};

/** A reminder as on the wire. */
export type WireReminder = z.infer<typeof reminderNow>;
/** A log as on the wire. */
export type WireLinkLog = z.infer<typeof linkLog>;
