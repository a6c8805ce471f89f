import { type EpochMs, epochMs } from '../../money/index.ts';

/** Delay between app start and the start of the marketing services. */
export const marketingStartMs = 2_000;

/** Interval between checks for a campaign, and their total duration. */
const campaignPoll = { everyMs: 500, forMs: 5_000 } as const;

/** The documents name two debounce times without saying what each is for: the first is used for navigation, the second for events. */
export const campaignDebounce = { navigationMs: 600, eventMs: 500 } as const;

/** Delay between loading a view and its personalisation. */
export const personalisationMs = 1_000;

/** Returns when to check for a campaign next, after a check at `now`; null when the time is over. */
export function nextCampaignPoll(start: EpochMs, now: EpochMs): EpochMs | null {
  const { everyMs, forMs } = campaignPoll;
  const next = start + (Math.floor((now - start) / everyMs) + 1) * everyMs;
  return next - start > forMs ? null : epochMs(next);
}
