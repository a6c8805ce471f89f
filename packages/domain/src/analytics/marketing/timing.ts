import { type EpochMs, epochMs } from '../../money/index.ts';

/** Wait from the start of the app to that of the marketing services. */
export const marketingStartMs = 2_000;

/** Wait between two looks for a campaign, and how long one looks. */
export const campaignPoll = { everyMs: 500, forMs: 5_000 } as const;

/** The documents name two debounces and not what each is for: the first is that of navigation, the second of events. */
export const campaignDebounce = { navigationMs: 600, eventMs: 500 } as const;

/** Wait from the load of a view to its personalisation. */
export const personalisationMs = 1_000;

/** When the marketing services start, and identify who is logged in. */
export function marketingStartAt(appStart: EpochMs): EpochMs {
  return epochMs(appStart + marketingStartMs);
}

/** When a view is personalised. */
export function personaliseAt(viewLoaded: EpochMs): EpochMs {
  return epochMs(viewLoaded + personalisationMs);
}

/** When to look for a campaign next, after a look at `now`; null when it has been long enough. */
export function nextCampaignPoll(start: EpochMs, now: EpochMs): EpochMs | null {
  const { everyMs, forMs } = campaignPoll;
  const next = start + (Math.floor((now - start) / everyMs) + 1) * everyMs;
  return next - start > forMs ? null : epochMs(next);
}
