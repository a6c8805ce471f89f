import * as z from 'zod/mini';
import { call, wireAmount, wireDate, wireId, wireNumber } from '../../wire/index.ts';
import { earnings } from '../funds.ts';

const payPeriod = z.object({
  startDate: wireDate,
  endDate: wireDate,
  payDate: wireDate,
  totalEarnings: wireAmount,
  /** Decimal: 7.5 is seven and a half. */
  totalHours: z.number(),
});

const asset = z.object({
  id: wireId,
  title: z.string(),
  /** What is in it; null where only its bank knows. */
  amount: z.nullable(wireAmount),
  /** Kind of instrument. */
  assetType: wireNumber,
  imageURL: z.string(),
  /** Its number at the provider that keeps it; null for what is kept here. */
  instrumentRemoteReferenceID: z.nullable(z.string()),
  instrumentType: wireNumber,
  instrumentSubType: wireNumber,
});

const assets = { payload: z.object({ assets: z.array(asset) }), meta: { kind: 'read' } } as const;

/** The calls about what was earned before, and about what a person has. */
export const earningsContract = {
  /** Earnings of some time, by pay period and day. The documents name the call but not its fields; they are ours. */
  getEarningsOfRange: call('POST', 'user/getEarnings', {
    input: z.object({ startDate: wireDate, endDate: wireDate }),
    payload: z.object({
      /** The pay periods that begin in that time, the last first. */
      payPeriods: z.array(payPeriod),
      days: earnings.shape.days,
    }),
    meta: { kind: 'read' },
  }),
  /** Accounts, cards, tips and mileage, where the marketplace is on. */
  getAssetsV2: call('GET', 'user/getAssetsV2', assets),
  /** Accounts, cards, tips and mileage. */
  getAssets: call('GET', 'user/assets', assets),
};

/** Earnings of some time as on the wire. */
export type WireEarningsOfRange = z.infer<
  (typeof earningsContract.getEarningsOfRange)['~orpc']['outputSchema'] & {}
>;

/** Assets as on the wire. */
export type WireAssets = z.infer<typeof assets.payload>;
