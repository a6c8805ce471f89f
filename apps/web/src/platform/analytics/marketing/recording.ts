import type { MarketingAdapter } from './adapter.ts';

/** A recorded call to a service. */
export interface RecordedCall {
  readonly call: keyof MarketingAdapter;
  readonly with: readonly unknown[];
}

/** A service that fetches nothing and records its calls; for tests and stories. */
export function createRecording(
  parts: { readonly fails?: boolean | undefined; readonly hasCampaign?: boolean | undefined } = {},
): MarketingAdapter & {
  readonly calls: readonly RecordedCall[];
} {
  const calls: RecordedCall[] = [];
  const note =
    (call: keyof MarketingAdapter) =>
    (...words: readonly unknown[]) => {
      calls.push({ call, with: words });
    };
  return {
    calls,
    start: async () => {
      note('start')();
      if (parts.fails) throw new Error('This service does not start.');
    },
    identify: note('identify'),
    event: note('event'),
    purchase: note('purchase'),
    view: note('view'),
    personalise: note('personalise'),
    hasCampaign: () => {
      note('hasCampaign')();
      return parts.hasCampaign ?? false;
    },
    showCampaign: note('showCampaign'),
    forget: note('forget'),
  };
}
