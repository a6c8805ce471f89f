import { depositStates, tipsSettings, tipsSteps } from '@dayfare/domain/tips';
import * as z from 'zod/mini';
import { call, wireAmount, wireDate, wireId, wireInstant, wireNumber } from '../wire/index.ts';

const place = z.object({ instrumentID: wireId, name: z.string() });

const deposit = z.object({
  depositID: wireNumber,
  /** Tips 4, Mileage 5. */
  kind: wireNumber,
  amount: wireAmount,
  /** The day on which it was earned. */
  workedOn: wireDate,
  reportedAt: wireInstant,
  state: z.enum(depositStates),
  /** Where it went, or is on its way to; null otherwise. */
  place: z.nullable(z.string()),
  /** When it is there at the latest, while it is on its way; null otherwise. */
  arrivesAt: z.nullable(wireInstant),
});

const tips = z.object({
  currency: z.string(),
  /** In the order of the list: Disable, TimelyTipsOnly, TimelyTipsAndEWA. */
  mode: wireNumber,
  /** The steps that concern this person, in order. */
  steps: z.array(z.object({ step: z.enum(tipsSteps), isDone: z.boolean() })),
  setting: z.nullable(z.enum(tipsSettings)),
  account: z.nullable(place),
  /** What the account can be chosen from. */
  accounts: z.array(place),
  isOptedIn: z.boolean(),
  /** With us, and not on its way. */
  waiting: wireAmount,
  /** Tips and mileage of this calendar month, whatever becomes of them. */
  thisMonth: wireAmount,
  /** The newest five. */
  deposits: z.array(deposit),
});

const historyInput = z.object({
  kind: z.optional(wireNumber),
  state: z.optional(z.enum(depositStates)),
  /** First and last day on which it was earned. */
  from: z.optional(wireDate),
  to: z.optional(wireDate),
  /** How many to answer with. */
  count: wireNumber.check(z.int(), z.gte(1), z.lte(500)),
});

const history = z.object({
  currency: z.string(),
  /** The newest first. */
  deposits: z.array(deposit),
  /** How many there are that fit the filters. */
  total: wireNumber,
});

/** Tips and mileage earned at work, paid out early. */
export const tipsContract = {
  /** The progress of the setup, and the latest reports. */
  getTips: call('GET', 'tips/GetTips', { payload: tips, meta: { ours: true } }),
  /** What an employer has reported, by filters. What is left out doesn't matter. */
  getTipsHistory: call('POST', 'tips/GetTipsHistory', {
    input: historyInput,
    payload: history,
    meta: { kind: 'read', ours: true },
  }),
  /** Choose what is paid out early. Repeating it changes nothing. */
  saveTipsSetting: call('POST', 'tips/SaveTipsSetting', {
    input: z.object({ setting: z.enum(tipsSettings) }),
    payload: tips,
    meta: { ours: true },
  }),
  /** Choose where it goes. What has come back from an account before is sent there, once. */
  linkTipsAccount: call('POST', 'tips/LinkTipsAccount', {
    input: z.object({ instrumentID: wireId }),
    payload: tips,
    meta: { ours: true },
  }),
  /** Begin with early payouts, or end them. Repeating it changes nothing. */
  optInToTips: call('POST', 'tips/OptIn', {
    input: z.object({ isOptedIn: z.boolean() }),
    payload: tips,
    meta: { ours: true },
  }),
};

/** The progress of the setup, as on the wire. */
export type WireTips = z.infer<typeof tips>;
/** A report, as on the wire. */
export type WireTipsDeposit = z.infer<typeof deposit>;
/** What is asked of the history, as on the wire. */
export type WireTipsHistoryInput = z.infer<typeof historyInput>;
/** The history, as on the wire. */
export type WireTipsHistory = z.infer<typeof history>;
