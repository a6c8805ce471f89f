import { type NameOf, numbered } from '../enumeration/index.ts';

/** The roles in Connect; employee by default. */
export const connectRole = numbered({ None: 0, Admin: 1, Manager: 2, Employee: 3 });
export type ConnectRole = NameOf<typeof connectRole>;

/** A group, or two people. */
export const conversationType = numbered({ Group: 1, Direct: 2 });
export type ConversationType = NameOf<typeof conversationType>;

/** What something that is told is about. A conversation of the chat itself has a `conversationType`. */
export const conversationKind = numbered({ Group: 1, Announcement: 2, Shift: 3, Chat: 4 });
export type ConversationKind = NameOf<typeof conversationKind>;

/** Whether a member joined a group or made it. */
export const membershipState = numbered({ Joined: 1, Created: 2 });

/** How loudly a conversation tells of new messages. The documents name the field and no numbers. */
export const notificationLevel = numbered({ All: 0, Muted: 1 });

/** Levels of what the chat logs. */
export const connectLogType = numbered({ Debug: 1, Error: 5 });

/** Whether a role may make announcements: those who speak for the organization. */
export const mayAnnounce = (role: ConnectRole): boolean => role === 'Admin' || role === 'Manager';

/** What the analytics of Connect tell of. The documents list the last six by kind of announcement, views before attachments. */
export const connectCategory = numbered({
  Online: 1,
  Offline: 2,
  MessageSent: 3,
  GroupConversationCreated: 4,
  DirectConversationCreated: 5,
  Foreground: 6,
  Background: 7,
  ShiftView: 8,
  ShiftRequest: 9,
  ShiftCancel: 10,
  CompanyView: 11,
  CompanyAttachment: 12,
  MarketingView: 13,
  MarketingAttachment: 14,
  MarketingCtaView: 15,
  MarketingCtaAttachment: 16,
});
export type ConnectCategory = NameOf<typeof connectCategory>;
