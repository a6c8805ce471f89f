import * as z from 'zod/mini';
import { wireId, wireInstant } from '../../wire/index.ts';

/** What linking is asked for. */
export const linkTokenInput = z.object({
  /** Where the bank's page leads back to: `/apps/loading` of the app. */
  redirectURL: z.url().check(z.maxLength(300)),
  /** Whether an account that is there is linked again. */
  isRelinkAccount: z.boolean(),
  /** The account to link again; 0 for a new one. */
  instrumentID: wireId,
  isNativeDevice: z.boolean(),
  /** Whether a page at the bank is wanted instead of one inside the app. Spelt as on the wire. */
  isHosterLinkFlowEnabled: z.boolean(),
  /** 1 on Android. */
  IsAndroidDevice: z.int().check(z.gte(0), z.lte(1)),
});

/** A linking that has begun. */
export const linkToken = z.object({
  link_token: z.string(),
  /** The page to go to; null if there is none now. */
  hosted_link_url: z.nullable(z.string()),
});

const token = z.string().check(z.minLength(8), z.maxLength(200));

/** The linking that the user returns from. */
export const linkOutcomeInput = z.object({ link_token: token });

/** What the user has chosen at their bank. */
const linkMetadata = z.object({
  institution: z.object({ name: z.string() }),
  account: z.object({
    /** `depository` for checking and savings. */
    type: z.string(),
    /** Last digits of the account number. */
    mask: z.string(),
  }),
  /** The account that was linked again; 0 for a new one. */
  instrument_id: wireId,
});

/** Something that happened on the bank's page. */
const linkEvent = z.object({ name: z.string(), at: wireInstant });

/** What became of a linking. */
export const linkOutcome = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('success'),
    public_token: token,
    metadata: linkMetadata,
    events: z.array(linkEvent),
  }),
  z.object({
    outcome: z.literal('exit'),
    /** `null`: the person has left the page. */
    error: z.nullable(z.string()),
    events: z.array(linkEvent),
  }),
  /** Too old, used, or not this person's. */
  z.object({ outcome: z.literal('expired') }),
]);

/** What became of a linking, as on the wire. */
export type WireLinkOutcome = z.infer<typeof linkOutcome>;
