import { describe, expect, it } from 'vitest';
import { epochMs } from '../../money/index.ts';
import { campaignDebounce, marketingStartMs, nextCampaignPoll, personalisationMs } from './timing.ts';

const start = epochMs(10_000);

describe('the timing of marketing', () => {
  it('services start after 2000 ms, and a view is personalised after 1000 ms [analytics-016] [analytics-017]', () => {
    expect([marketingStartMs, personalisationMs]).toEqual([2_000, 1_000]);
  });

  it('debounces are 600 and 500 ms [analytics-016]', () => {
    expect(campaignDebounce).toEqual({ navigationMs: 600, eventMs: 500 });
  });

  it('campaigns are looked for every 500 ms for 5 seconds at most [analytics-016]', () => {
    const polls: number[] = [];
    for (let next = nextCampaignPoll(start, start); next !== null; next = nextCampaignPoll(start, next)) {
      polls.push(next - start);
    }
    expect(polls).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000]);
  });

  it('a look that comes late does not shift the next', () => {
    expect(nextCampaignPoll(start, epochMs(start + 730))).toBe(start + 1000);
    expect(nextCampaignPoll(start, epochMs(start + 9_000))).toBeNull();
  });
});
