import { type ActivityType, activityType } from '@dayfare/domain/connect';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../../transport/index.ts';
import { type Entity, instantFromWire } from '../../wire/index.ts';
import { activityContract, type WireActivities, type WireActivity } from './activity-contract.ts';

const pageSize = 20;

/** Something that happened at work. */
export type Activity = Entity<typeof activityFromWire>;

const activityFromWire = (wire: WireActivity) => ({
  ...{ sid: wire.MessageSid, title: wire.Title, body: wire.body, sender: wire.SenderName },
  type: activityType.fromWire(wire.ActivityType) ?? 'ChatActivity',
  attachment: wire.IsAttachment ? wire.AttachmentURL : null,
  at: instantFromWire(wire.createdAt),
});

/** What is looked for. */
export interface ActivitySearch {
  readonly userID: number;
  readonly organizationID: number;
  /** Empty: everything. */
  readonly text: string;
  /** Null: every type. */
  readonly type: ActivityType | null;
}

/** What happened for a person and in their organization, page by page, the newest first. */
export function activityQuery(api: ApiClient, { userID, organizationID, text, type }: ActivitySearch) {
  const calls = api.client(activityContract);
  const isSearch = text !== '' || type !== null;
  return infiniteQueryOptions<
    WireActivities,
    ApiError,
    { readonly all: readonly Activity[]; readonly total: number },
    readonly unknown[],
    number
  >({
    queryKey: ['connect', 'activity', userID, organizationID, text, type],
    queryFn: ({ pageParam: pageNumber, signal }) =>
      isSearch
        ? calls.searchRecentActivity(
            {
              ...{ organizationID, userID, searchQuery: text, pageNumber, pageSize },
              activityType: type === null ? 0 : activityType.toWire(type),
            },
            { signal },
          )
        : calls.getTwilioActivityMessagesByUserID({ userID, pageNumber, pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * pageSize < total ? page + 1 : undefined),
    select: ({ pages }) => ({
      all: pages.flatMap(({ activities }) => activities.map(activityFromWire)),
      total: pages.at(-1)?.total ?? 0,
    }),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  });
}
