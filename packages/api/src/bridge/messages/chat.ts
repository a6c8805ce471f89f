import * as z from 'zod/mini';
import { longestMessage } from '../limits.ts';
import { event, request } from '../message.ts';
import { address, base64, instant, mediaType, nothing, text } from '../scalars.ts';

const sid = text(64, 1);
const count = z.int().check(z.gte(0));

const conversation = z.object({
  sid,
  name: text(200),
  kind: z.enum(['group', 'direct']),
  membersCount: count,
  unreadCount: count,
  lastMessageAt: z.nullable(instant),
});

const media = z.object({ sid, mediaType, fileName: text(200), size: count });

const message = z.object({
  sid,
  index: count,
  conversation: sid,
  author: text(200),
  text: text(8_000),
  sentAt: instant,
  media: z.nullable(media),
  /** The message that this one answers. */
  replyTo: z.nullable(sid),
  isForwarded: z.boolean(),
});

/** The workplace chat through a client of the shell's own. */
export const chatMessages = {
  'chat.start': request(
    'page',
    { params: z.object({ token: text(4_000, 1) }), result: nothing },
    { needs: 'chat', withinMs: 30_000 },
  ),
  'chat.stop': request('page', { params: nothing, result: nothing }, { needs: 'chat' }),
  'chat.conversations': request(
    'page',
    {
      params: z.object({ limit: z.int().check(z.gte(1), z.lte(200)) }),
      result: z.object({ conversations: z.array(conversation).check(z.maxLength(200)) }),
    },
    { needs: 'chat', maxLength: 200_000 },
  ),
  'chat.messages': request(
    'page',
    {
      params: z.object({
        conversation: sid,
        before: z.nullable(count),
        size: z.int().check(z.gte(1), z.lte(100)),
      }),
      result: z.object({ messages: z.array(message).check(z.maxLength(100)), hasEarlier: z.boolean() }),
    },
    { needs: 'chat', maxLength: 1_000_000 },
  ),
  'chat.send': request(
    'page',
    {
      params: z.object({
        conversation: sid,
        /** Made by the page, so that a message that is sent twice is shown once. */
        customId: text(64, 1),
        text: text(8_000),
        file: z.nullable(z.object({ name: text(200, 1), mediaType, base64 })),
        replyTo: z.nullable(sid),
      }),
      result: message,
    },
    { needs: 'chat', withinMs: 60_000, maxLength: longestMessage },
  ),
  'chat.forward': request(
    'page',
    {
      params: z.object({ message: sid, from: sid, to: z.array(sid).check(z.minLength(1), z.maxLength(20)) }),
      result: z.object({ sentTo: z.array(sid) }),
    },
    { needs: 'chat', withinMs: 60_000 },
  ),
  'chat.read': request(
    'page',
    { params: z.object({ conversation: sid, index: count }), result: nothing },
    { needs: 'chat' },
  ),
  'chat.typing': event('page', z.object({ conversation: sid }), { needs: 'chat' }),
  'chat.mediaUrl': request(
    'page',
    {
      params: z.object({ conversation: sid, media: sid }),
      result: z.object({ url: address, endsAt: instant }),
    },
    { needs: 'chat' },
  ),
  'chat.messageAdded': event('shell', message, { needs: 'chat' }),
  'chat.conversationAdded': event('shell', conversation, { needs: 'chat' }),
  'chat.conversationRemoved': event('shell', z.object({ conversation: sid }), { needs: 'chat' }),
  'chat.typed': event('shell', z.object({ conversation: sid, author: text(200) }), { needs: 'chat' }),
};
