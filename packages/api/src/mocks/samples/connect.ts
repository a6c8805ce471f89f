import type { WireConversation, WireMessage, WireMessagesPage } from '../../connect/chat/chat-contract.ts';
import type { WireColleagues, WireParticipant } from '../../connect/chat/groups-contract.ts';
import type { WireTokenAndSettings } from '../../connect/contract.ts';

/** A name of the chat's service by a number, for samples. */
export const sidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The name of the conversation that stories show. */
export const chatSid = sidOf(1);

/** A conversation of two with one unread message. */
export function conversation(overrides: Partial<WireConversation> = {}): WireConversation {
  return {
    ...{ index: 0, displayName: 'Nadia Rahman', name: 'Nadia Rahman', avatarName: 'NR', avatarBColor: 13 },
    ...{ members: 2, userID: 1001, sid: chatSid, isOnline: true, oppositeUserId: 1041, conversationType: 2 },
    ...{ description: '', creatorUserUniqueID: 'U1041', creatorUserName: 'Nadia Rahman' },
    ...{ dateUpdated: '2026-11-20T14:12:00Z', notificationLevel: 0, status: 1, type: 'private' },
    ...{ isChannelDeleted: false, lastConsumedMessageIndex: 2, lastMessageIndex: 3 },
    ...{ lastMessageIndexResult: 1, lastMessageTimestamp: '2026-11-20T14:12:00Z', createdBy: 'U1041' },
    ...{ dateCreated: '2026-11-18T14:00:00Z', isPrivate: true, lastMessageTimestampDate: '2026-11-20' },
    ...{ imageURL: null, image: null, isBlocked: false },
    lastMessageBody: 'Could you open the store on Monday?',
    ...overrides,
  };
}

/** A person, a group and a muted group. */
export const conversations = (): WireConversation[] => [
  conversation(),
  conversation({
    ...{ sid: sidOf(2), index: 1, displayName: 'Produce team', name: 'Produce team', conversationType: 1 },
    ...{ oppositeUserId: null, isOnline: false, members: 5, lastMessageIndexResult: 12 },
    ...{ lastMessageBody: 'New price cards are on the desk.', lastMessageTimestamp: '2026-11-19T21:00:00Z' },
  }),
  conversation({
    ...{ sid: sidOf(3), index: 2, displayName: 'Break room', name: 'Break room', conversationType: 1 },
    ...{ oppositeUserId: null, isOnline: false, notificationLevel: 1, lastMessageIndexResult: 0 },
    ...{ lastMessageBody: null, lastMessageTimestamp: null },
  }),
];

/** Another member's message. */
export function message(index: number, overrides: Partial<WireMessage> = {}): WireMessage {
  return {
    ...{ conversationType: 2, conversationSID: chatSid, customId: sidOf(200 + index), deleted: false },
    ...{ friendlyName: 'Nadia Rahman', userName: 'Nadia Rahman', sentSuccess: true, author: 'U1041' },
    ...{ body: 'Could you open the store on Monday?', index, memberSid: 'U1041', sid: sidOf(100 + index) },
    ...{ dateUpdated: '2026-11-20T14:12:00Z', lastUpdatedBy: 'U1041', timestamp: '2026-11-20T14:12:00Z' },
    ...{ type: 'text', media: null, mediaMessage: false, isReply: false, replyParentSid: null },
    ...{ replyParentMessage: null, replyFriendlyName: null, messageType: 'message', eventType: null },
    ...{ emoji: [], isforwarded: false, isMine: false, isEdited: false, revision: index },
    ...overrides,
  };
}

const mine = { isMine: true, author: 'U1001', userName: 'Maya Torres', friendlyName: 'Maya Torres' };

/** What was said, by two people, with an answer, a reaction and one that was deleted. */
export function room(overrides: Partial<WireMessagesPage> = {}): WireMessagesPage {
  return {
    messages: [
      message(1, { body: 'Hi Maya, thanks for covering on Tuesday.', timestamp: '2026-11-18T14:00:00Z' }),
      message(2, { ...mine, body: 'Happy to help!', timestamp: '2026-11-18T14:20:00Z' }),
      message(3, { emoji: [{ emoji: '👍', count: 2, isMine: true }] }),
      message(4, { deleted: true, body: '' }),
      message(5, {
        ...{ ...mine, body: 'Yes, at six', isReply: true, replyParentSid: sidOf(103), isEdited: true },
        ...{ replyParentMessage: 'Could you open the store on Monday?', replyFriendlyName: 'Nadia Rahman' },
      }),
    ],
    ...{ hasEarlier: true, revision: 5, typing: ['Nadia Rahman'], readByAll: 2 },
    ...overrides,
  };
}

/** What was said in three weeks, the last message on the day that stories have. */
export const longRoom = (count = 160): WireMessagesPage =>
  room({
    messages: Array.from({ length: count }, (_, position) => {
      const index = position + 1;
      const at = new Date(Date.parse('2026-11-20T14:12:00Z') - (count - index) * 3 * 3_600_000).toISOString();
      return message(index, { ...(index % 3 === 0 && mine), body: `Pallet ${index} is in.`, timestamp: at });
    }),
    ...{ revision: count, typing: [] },
  });

/** As many conversations as a list has. */
export const manyConversations = (count = 200): WireConversation[] =>
  Array.from({ length: count }, (_, index) =>
    conversation({
      ...{ sid: sidOf(1_000 + index), index, displayName: `Team ${index + 1}`, name: `Team ${index + 1}` },
      ...{ conversationType: 1, oppositeUserId: null, isOnline: false, lastMessageIndexResult: index % 3 },
    }),
  );

/** A drawing that needs no network. */
export const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#cfe3d4"/><rect x="40" y="50" width="100" height="120" fill="#3d6b53"/><rect x="180" y="80" width="100" height="90" fill="#b4552d"/></svg>',
)}`;

/** Another member's picture and the user's own document, with texts. */
export const files = (): WireMessage[] => [
  message(1, {
    ...{ type: 'media', mediaMessage: true, body: '' },
    media: {
      ...{
        contentType: 'image/png',
        filename: 'shelf-plan.png',
        size: 84_200,
        sid: sidOf(301),
        url: drawing,
      },
    },
  }),
  message(2, {
    ...{ ...mine, type: 'media', mediaMessage: true, body: 'The hours for the holidays' },
    media: {
      ...{ contentType: 'application/pdf', filename: 'holiday-hours.pdf', size: 120_400 },
      ...{ sid: sidOf(302), url: '/holiday-hours.pdf' },
    },
  }),
];

/** Two colleagues. */
export const colleagues = (): WireColleagues => ({
  total: 2,
  users: [
    {
      ...{ userID: 1045, userUniqueID: 'U1045', firstName: 'Lena', lastName: 'Kaya', userRole: 3 },
      ...{ presence: 'away', imageURL: null },
    },
    {
      ...{ userID: 1041, userUniqueID: 'U1041', firstName: 'Nadia', lastName: 'Rahman', userRole: 2 },
      ...{ presence: 'online', imageURL: null },
    },
  ],
});

/** A group's owner, who is its admin, and another member. */
export const participants = (): { participants: WireParticipant[] } => ({
  participants: [
    {
      ...{ userID: 1001, userUniqueID: 'U1001', memberSid: 'U1001', name: 'Maya Torres' },
      ...{ isOwner: true, isAdmin: true, presence: 'online', imageURL: null },
    },
    {
      ...{ userID: 1041, userUniqueID: 'U1041', memberSid: 'U1041', name: 'Nadia Rahman' },
      ...{ isOwner: false, isAdmin: false, presence: 'away', imageURL: null },
    },
  ],
});

/** The tokens of Connect, and an employee. */
export const token = (): WireTokenAndSettings => ({
  connectToken: 'connect.1795183200000.sample',
  twilioToken: 'chat.1795183200000.sample-of-a-token',
  expiresAt: '2026-11-20T16:00:00Z',
  settings: {
    ...{ userID: 1001, organizationID: 501, userUniqueID: 'U1001', managerUserID: 1041, userRole: 3 },
    ...{ jobTitle: '', isConnectEnabled: true, isJobEnabled: true, isKronosEnabled: false },
    isOrganizationConnectEnabled: true,
    activityChannelSid: 'activity-501-1001',
  },
});
