import { conversationKind } from '@dayfare/domain/connect';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../../transport/index.ts';
import { type Entity, instantFromWire } from '../../wire/index.ts';
import { writeDefaults } from '../../wire/query-defaults.ts';
import {
  notificationsContract,
  type WireNotification,
  type WireNotifications,
} from './notifications-contract.ts';

const notificationsKey = ['connect', 'notifications'] as const;
const pageSize = 20;

/** Something that the person was told of. */
export type Notification = Entity<typeof notificationFromWire>;

function notificationFromWire(wire: WireNotification) {
  const { notificationID: id, title, shortText, message, path, isRead } = wire;
  return {
    ...{ id, title, shortText, message, path, isRead },
    kind: conversationKind.fromWire(wire.kind) ?? 'Chat',
    at: instantFromWire(wire.createdAt),
  };
}

/** What the person was told of, page by page, the newest first, and how much of it was not read. */
export function notificationsQuery(api: ApiClient, userID: number) {
  return infiniteQueryOptions<
    WireNotifications,
    ApiError,
    { readonly all: readonly Notification[]; readonly total: number; readonly unread: number },
    readonly unknown[],
    number
  >({
    queryKey: [...notificationsKey, userID],
    queryFn: ({ pageParam: pageNumber, signal }) =>
      api
        .client(notificationsContract)
        .getPushNotification({ userID, all: true, pageNumber, pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * pageSize < total ? page + 1 : undefined),
    select: ({ pages }) => ({
      all: pages.flatMap(({ notifications }) => notifications.map(notificationFromWire)),
      total: pages.at(-1)?.total ?? 0,
      unread: pages.at(-1)?.unread ?? 0,
    }),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  });
}

/** What is marked as read; null for everything. */
export interface MarkRead {
  readonly userID: number;
  readonly id: number | null;
}

/** Marks notifications as read. Repeating it changes nothing. Afterwards they are asked for again, and what waits for the person is counted again. */
export function markReadMutation(api: ApiClient) {
  return mutationOptions<unknown, ApiError, MarkRead>({
    ...writeDefaults,
    mutationKey: notificationsKey,
    mutationFn: ({ userID, id }) =>
      api
        .client(notificationsContract)
        .markNotificationRead({ userID, notificationIDs: id === null ? [] : [id] }),
    onSettled: (_answer, _error, _mark, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: notificationsKey }),
        client.invalidateQueries({ queryKey: ['startup', 'due-counts'], refetchType: 'all' }),
      ]),
  });
}
