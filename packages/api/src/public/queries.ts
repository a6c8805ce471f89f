import {
  type InviteState,
  inviteChannel,
  inviteResult,
  outcomeState,
  previewState,
  type SmartInviteResult,
} from '@dayfare/domain/public';
import type { ApiClient } from '../transport/index.ts';
import { entityQuery, hour } from '../wire/query-defaults.ts';
import { getDynamicDeepLinkContract } from './get-dynamic-deep-link-contract.ts';
import { unsubscribeSmartInviteContract, type WireSmartInvite } from './unsubscribe-smart-invite-contract.ts';

/** An invitation as the page about it shows it. */
export interface SmartInvite {
  readonly state: InviteState;
  /** How the invitations come; null if the server doesn't say so. */
  readonly channel: 'email' | 'text' | null;
  /** Who was invited; null if the server doesn't say so. */
  readonly name: string | null;
}

/** What came of unsubscribing. */
export interface Unsubscribed extends SmartInvite {
  readonly result: SmartInviteResult;
}

const about = (wire: WireSmartInvite | null) => ({
  channel: inviteChannel(inviteResult(wire?.idOut ?? null)),
  name: wire?.employeeName || null,
});

/** The invitation that a link belongs to. Looking it up changes nothing. */
export function smartInviteQuery(api: ApiClient, token: string) {
  return entityQuery({
    queryKey: ['public', 'smart-invite', token],
    ask: ({ signal }) =>
      api.client(unsubscribeSmartInviteContract).unsubscribeSmartInvite({ token, updatedBy: 0 }, { signal }),
    read: (wire): SmartInvite => ({ state: previewState(wire?.idOut ?? null), ...about(wire) }),
    staleTime: 0,
    meta: { isNeverStored: true },
  });
}

/** Stops such invitations. Rejects with ApiError. */
export async function unsubscribe(api: ApiClient, token: string): Promise<Unsubscribed> {
  const wire = await api
    .client(unsubscribeSmartInviteContract)
    .unsubscribeSmartInvite({ token, updatedBy: 1 });
  const result = inviteResult(wire?.idOut ?? null);
  return { state: outcomeState(result), result, ...about(wire) };
}

/** A link that opens a page in the app, or leads to its store first. */
export function deepLinkQuery(api: ApiClient, path: string) {
  return entityQuery({
    queryKey: ['public', 'deep-link', path],
    ask: ({ signal }) => api.client(getDynamicDeepLinkContract).getDynamicDeepLink({ path }, { signal }),
    read: ({ deepLink }): string => deepLink,
    staleTime: hour,
  });
}
