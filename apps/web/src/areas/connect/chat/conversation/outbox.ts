import { listedConversation, type OutgoingText, takeMessage } from '@dayfare/api/connect/chat/chat-queries';
import { logChatFailure, tellMessageSent } from '@dayfare/api/connect/token-queries';
import { toChatUser } from '@dayfare/api/session/chat-user';
import type { EpochMs } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { App } from '../../../../platform/app-context/app.ts';
import { type Failure, failureOf } from '../../../../platform/failures/failure.ts';
import { chatOf } from '../client/chat-of.ts';

/** Why a message was not sent, as far as its author can do something about it. */
type OutboxReason = 'waiting' | 'notSent' | 'notSuitable' | 'notTaken' | 'blocked';

/** A message that the server doesn't have, or may not have. */
export interface OutboxItem extends OutgoingText {
  readonly at: EpochMs;
  readonly state: 'sending' | OutboxReason;
  /** The picture or document that goes with it. */
  readonly file: File | null;
  /** How much of the file was sent, from 0 to 1. */
  readonly progress: number;
  /** Cancels the sending of a file. */
  readonly cancel: (() => void) | null;
}

/** Under what the messages of a conversation are kept that are not sent. They outlive the page, and end with the session. */
export const outboxKey = (conversation: string) => ['connect', 'outbox', conversation] as const;

/** Never asked for, and never given up while the session lasts. */
export const keptHere = {
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isNeverStored: true },
} as const;

function change(
  client: QueryClient,
  conversation: string,
  to: (items: readonly OutboxItem[]) => readonly OutboxItem[],
): void {
  client.setQueryDefaults(outboxKey(conversation), keptHere);
  client.setQueryData<readonly OutboxItem[]>(outboxKey(conversation), (items = []) => to(items));
}

/** Takes a message out of the outbox. */
export function discard(client: QueryClient, { conversation, customId }: OutgoingText): void {
  change(client, conversation, (items) => items.filter((item) => item.customId !== customId));
}

/** Refusals that sending the same again would meet again. */
const lasting: Readonly<Record<string, OutboxReason>> = {
  MessageNotSuitable: 'notSuitable',
  FileTypeRefused: 'notTaken',
  PersonBlocked: 'blocked',
  RequestTooLarge: 'notTaken',
};

const reasonOf = (failure: Failure): OutboxReason =>
  failure.kind === 'offline'
    ? 'waiting'
    : ((failure.kind === 'refused' ? lasting[failure.code] : undefined) ?? 'notSent');

/** What the log says of a failure: who, for which organization, in which session, and never what was said. */
export function failureNote(app: App, failure: Failure): string {
  const session = app.session.current();
  const who = session && toChatUser(session.user);
  const code = failure.kind === 'refused' ? failure.code : failure.kind;
  return `user ${who?.userID ?? 0}, organization ${who?.organizationID ?? 0}, account ${session?.user.sessionID ?? ''}: ${code}`;
}

/** Sends a message; sent again with its `customId`, it is the same one. One that fails stays, with the reason. */
export async function post(app: App, client: QueryClient, item: OutboxItem): Promise<void> {
  const { conversation, customId, file } = item;
  const owner = app.session.current()?.user.userID;
  const abort = new AbortController();
  const put = (changed: Partial<OutboxItem>) =>
    change(client, conversation, (items) => {
      const known = items.find((one) => one.customId === customId);
      const others = items.filter((one) => one.customId !== customId);
      return [...others, { ...(known ?? item), ...changed }];
    });
  const onProgress = ({ sent, total }: { sent: number; total: number }) =>
    !abort.signal.aborted && put({ progress: total > 0 ? sent / total : 0 });
  put({ state: 'sending', progress: 0, cancel: file && (() => abort.abort()) });
  try {
    const sending = file ? { file, signal: abort.signal, onProgress } : undefined;
    const message = await chatOf(app).send(item, sending);
    if (app.session.current()?.user.userID !== owner) return;
    takeMessage(client, message);
    discard(client, item);
    const opposite = listedConversation(client, conversation)?.opposite ?? null;
    void tellMessageSent(app.api, { conversation, opposite });
  } catch (error) {
    const failure = failureOf(error, app.connection.isOnline.get());
    if (abort.signal.aborted) return discard(client, item);
    // After a sign-out nothing is kept.
    if (failure.kind === 'session' || app.session.current()?.user.userID !== owner) return;
    const reason = reasonOf(failure);
    put({ state: reason, cancel: null });
    if (reason === 'notSent') await logChatFailure(app.api, 'chat.send', failureNote(app, failure));
  }
}
