import type { chatMessages } from '../messages/chat.ts';
import type { moneyMessages } from '../messages/money.ts';
import type { Notes } from './note.ts';

export const moneyNotes: Notes<keyof typeof moneyMessages> = {
  'wallet.check': {
    about: 'Whether a wallet is on this device, and whether the card is in it already.',
    params: { wallet: 'apple', cardId: 'card-41', lastFour: '4242' },
    result: { isAvailable: true, isAdded: false },
    refusals: [],
  },
  'wallet.begin': {
    about:
      'Begins to add a card: gives what the card’s issuer needs to make it ready for this wallet. Apple gives certificates and a nonce, Google and Samsung the ids of wallet and device; the rest is empty.',
    params: { wallet: 'google', cardId: 'card-41', cardholder: 'Maya Torres', lastFour: '4242' },
    result: {
      certificates: [],
      nonce: '',
      nonceSignature: '',
      walletId: 'wallet-8812',
      deviceId: 'device-5f0a',
    },
    refusals: ['cancelled', 'missing'],
  },
  'wallet.add': {
    about:
      'Adds the card with what its issuer has made. `payload` is for the wallet alone; neither side reads it.',
    params: { wallet: 'google', cardId: 'card-41', payload: 'eyJhbGciOiJSU0EtT0FFUC0yNTYifQ' },
    result: { isAdded: true },
    refusals: ['cancelled', 'missing'],
  },
  'bankLink.open': {
    about:
      'Opens the bank-link SDK of the native app with a link token. The answer comes when the person is through. `isAndroid` is the flag that went with the request for the token.',
    params: {
      token: 'link-sandbox-3f1c',
      redirectUrl: 'https://pay.example/welcome/success',
      pageUrl: 'https://pay.example/ewa/home',
      isAndroid: false,
    },
    result: {
      publicToken: 'public-sandbox-9a2b',
      metadata: { institution: 'First Example Bank', accounts: 1 },
    },
    refusals: ['cancelled', 'busy'],
  },
  'bankLink.happened': {
    about: 'A step within the bank-link SDK, under the name that the SDK has for it.',
    data: { name: 'SELECT_INSTITUTION', metadata: { institution: 'First Example Bank' } },
  },
};

const message = {
  sid: 'IM4a11',
  index: 17,
  conversation: 'CH92e0',
  author: 'Jordan Lee',
  text: 'Can anyone take my Friday shift?',
  sentAt: 1_795_348_800_000,
  media: null,
  replyTo: null,
  isForwarded: false,
};
const conversation = {
  sid: 'CH92e0',
  name: 'Store 12, mornings',
  kind: 'group',
  membersCount: 9,
  unreadCount: 2,
  lastMessageAt: 1_795_348_800_000,
} as const;

export const chatNotes: Notes<keyof typeof chatMessages> = {
  'chat.start': {
    about: 'Starts the chat client of the native app with the person’s chat token.',
    params: { token: 'eyJ0eXAiOiJKV1Qi' },
    result: {},
    refusals: [],
  },
  'chat.stop': {
    about: 'Stops the client, at sign-out at the latest.',
    params: {},
    result: {},
    refusals: [],
  },
  'chat.conversations': {
    about: 'The conversations that the person is in, the latest first.',
    params: { limit: 200 },
    result: { conversations: [conversation] },
    refusals: [],
  },
  'chat.messages': {
    about:
      'A page of messages, the oldest first. `before` is the index of the earliest that is here; null for the latest page.',
    params: { conversation: 'CH92e0', before: null, size: 10 },
    result: { messages: [message], hasEarlier: true },
    refusals: [],
  },
  'chat.send': {
    about: 'Sends text, a file, or both. A message with a `customId` that was sent before is not sent again.',
    params: {
      conversation: 'CH92e0',
      customId: '6f9d2a1c',
      text: 'I can.',
      file: null,
      replyTo: 'IM4a11',
    },
    result: {
      ...message,
      sid: 'IM4a12',
      index: 18,
      author: 'Maya Torres',
      text: 'I can.',
      replyTo: 'IM4a11',
    },
    refusals: [],
  },
  'chat.forward': {
    about: 'Sends a message on to other conversations, marked as forwarded. Gives those that it reached.',
    params: { message: 'IM4a11', from: 'CH92e0', to: ['CH10c4'] },
    result: { sentTo: ['CH10c4'] },
    refusals: [],
  },
  'chat.read': {
    about: 'The person has read a conversation up to a message.',
    params: { conversation: 'CH92e0', index: 17 },
    result: {},
    refusals: [],
  },
  'chat.typing': { about: 'The person is typing.', data: { conversation: 'CH92e0' } },
  'chat.mediaUrl': {
    about: 'An address under which a file can be fetched for a while, and when it ends.',
    params: { conversation: 'CH92e0', media: 'ME77b1' },
    result: { url: 'https://media.example/ME77b1?signature=x', endsAt: 1_795_349_100_000 },
    refusals: [],
  },
  'chat.messageAdded': { about: 'A message has come.', data: message },
  'chat.conversationAdded': { about: 'The person was taken into a conversation.', data: conversation },
  'chat.conversationRemoved': {
    about: 'The person has left a conversation, or it is no more.',
    data: { conversation: 'CH92e0' },
  },
  'chat.typed': { about: 'Somebody else is typing.', data: { conversation: 'CH92e0', author: 'Jordan Lee' } },
};
