import type { Conversation, JSONValue, Message } from '@twilio/conversations';
import { ApiError } from '../../../transport/index.ts';
import type { ChatPort, OutgoingText } from '../port.ts';
import { type MessageAttributes, messageAttributesOf } from './attributes.ts';
import { serviceIndex } from './to-wire.ts';

/** How far back a message is looked for that may have come there already. */
const lookBack = 30;

/** A message by its index. Rejects with ApiError where there is none. */
export async function messageAt(conversation: Conversation, index: number): Promise<Message> {
  const { items } = await conversation.getMessages(1, serviceIndex(index), 'backwards');
  const found = items.find((one) => one.index === serviceIndex(index));
  if (!found) throw new ApiError({ kind: 'http', httpStatus: 404, code: 'MessageNotFound' });
  return found;
}

/** Changes what a message says of itself, and leaves the rest of it. */
export const changeAttributes = (message: Message, change: Partial<MessageAttributes>): Promise<Message> =>
  message.updateAttributes({ ...messageAttributesOf(message.attributes), ...change } as JSONValue);

async function attributesOf(
  conversation: Conversation,
  { customId, parent, isForwarded }: OutgoingText,
  friendlyName: string,
): Promise<JSONValue> {
  const { items } = parent === null ? { items: [] } : await conversation.getMessages(lookBack);
  const answered = items.find(({ sid }) => sid === parent);
  return {
    ...{ friendlyName, deleted: false, sentSuccess: true, customId, isforwarded: isForwarded },
    ...{ isReply: parent !== null, parentSid: parent, messageType: 'message', emoji: {} },
    parentMessage: answered ? (answered.body ?? answered.attachedMedia?.[0]?.filename ?? '') : null,
    replyFriendlyName: answered ? messageAttributesOf(answered.attributes).friendlyName : null,
  };
}

interface Sending {
  readonly conversation: Conversation;
  readonly text: OutgoingText;
  /** What the author is called. */
  readonly name: string;
  readonly file: Parameters<ChatPort['send']>[1];
  /** The file of a message that is forwarded. */
  readonly forwarded: () => Promise<File | null>;
}

/** Sends a message, once for each `customId`: what may have come there already is looked for first. */
export async function speak({ conversation, text, name, file, forwarded }: Sending): Promise<Message> {
  const { items } = await conversation.getMessages(lookBack);
  const known = items.find(({ attributes }) => messageAttributesOf(attributes).customId === text.customId);
  if (known) return known;
  const sent = file?.file ?? (await forwarded());
  const builder = conversation.prepareMessage().setAttributes(await attributesOf(conversation, text, name));
  if (text.body !== '') builder.setBody(text.body);
  if (sent) builder.addMedia({ contentType: sent.type, filename: sent.name, media: sent });
  file?.onProgress({ sent: 0, total: file.file.size });
  const sending = builder.build().send();
  const cancel = () => sending.cancel();
  file?.signal.addEventListener('abort', cancel);
  try {
    const index = await sending;
    if (index === null) throw new ApiError({ kind: 'network', mayHaveMoved: true });
    file?.onProgress({ sent: file.file.size, total: file.file.size });
    return await messageAt(conversation, index + 1);
  } catch (error) {
    if (file?.signal.aborted) throw new ApiError({ kind: 'cancelled', cause: error });
    throw error;
  } finally {
    file?.signal.removeEventListener('abort', cancel);
  }
}
