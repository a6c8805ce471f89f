import type { App } from '../../platform/app-context/app.ts';
import { createCookies } from '../../platform/storage/cookies.ts';
import { deviceKey } from '../../platform/storage/device-key.ts';
import { draftStoreOf } from './draft-store.ts';

const cookieName = 'utm_campaign';

/** How long a campaign's link counts for visitors who come back without it. */
const lifetime = { amount: 30, unit: 'days' } as const;

/**
 * Notes the campaign whose link led to a sign-up: the one in the address, or the one of an earlier visit. Never rejects: without cookies it
 * counts for this visit.
 */
export async function noteCampaign(app: App, address: string): Promise<void> {
  const store = draftStoreOf(app);
  const cookies = createCookies(deviceKey);
  const linked = new URL(address).searchParams.get('utm_campaign');
  // Nothing waits for it.
  if (linked) void cookies.write(cookieName, linked, lifetime).catch(() => undefined);
  const { campaign } = await store.load();
  const noted = linked ?? (campaign || (await cookies.read(cookieName).catch(() => null)));
  if (noted && noted !== campaign) await store.change({ campaign: noted });
}
