import type { Message } from '@dayfare/api/connect/chat/chat-queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../../platform/device/now.ts';
import { useCell } from '../../../../platform/state/cell.ts';
import { discard, keptHere, type OutboxItem, outboxKey, post } from './outbox.ts';

/** What is to be sent in a conversation. */
export interface NewText {
  /** Empty only beside a file. */
  readonly body: string;
  readonly file?: File | undefined;
  readonly parent: string | null;
}

const none: readonly OutboxItem[] = [];

/** The messages of a conversation that are not sent. Those that wait for the internet are sent when it is back. */
export function useOutbox(conversation: string, arrived: readonly Message[]) {
  const app = useApp();
  const client = useQueryClient();
  const isOnline = useCell(app.connection.isOnline);
  const { data: items } = useQuery<readonly OutboxItem[]>({
    ...keptHere,
    queryKey: outboxKey(conversation),
    queryFn: () => none,
    initialData: none,
  });
  // After a lost answer the server may have it all the same: then it is among the messages.
  const hasArrived = (item: OutboxItem) => arrived.some(({ customId }) => customId === item.customId);
  const dropArrived = useEffectEvent(() => {
    for (const item of items) if (hasArrived(item)) discard(client, item);
  });
  const last = arrived.at(-1)?.sid;
  useEffect(() => {
    if (last) dropArrived();
  }, [last]);
  const again = (item: OutboxItem) => void post(app, client, item);
  const sendWaiting = useEffectEvent(() => {
    for (const item of items) if (item.state === 'waiting') again(item);
  });
  useEffect(() => {
    if (isOnline) sendWaiting();
  }, [isOnline]);
  return {
    items: items.filter((item) => !hasArrived(item)),
    send: ({ body, parent, file }: NewText) =>
      again({
        ...{ conversation, customId: crypto.randomUUID(), body, parent, isForwarded: false, mediaOf: null },
        ...{ at: serverNow(app.api), state: 'sending', file: file ?? null, progress: 0, cancel: null },
      }),
    again,
    discard: (item: OutboxItem) => discard(client, item),
  };
}
