export {
  type ActivityType,
  type AttachmentType,
  activityLimits,
  activityType,
  attachmentType,
  fitsActivitySearch,
} from './activity.ts';
export { furthestScheduleMs, mostReminders, nextReminderAt } from './announcements.ts';
export { type ConversationChange, conversationChanges } from './changes.ts';
export {
  type ConnectCategory,
  type ConnectRole,
  type ConversationKind,
  type ConversationType,
  connectCategory,
  connectLogType,
  connectRole,
  conversationKind,
  conversationType,
  mayAnnounce,
  membershipState,
  notificationLevel,
} from './enums.ts';
export { type ChatFilter, chatFilters, findConversations } from './filters.ts';
export { chatLimits, mayAskForToken, tellsPresence } from './limits.ts';
export { mergeMessages, newestFirst, type Ordered, unreadCount } from './messages.ts';
export { type Presence, presenceOf, typingMs } from './presence.ts';
export { hasProfanity } from './profanity.ts';
export { type ReportReason, reportReasons } from './safety.ts';
export {
  mayCancelShift,
  mayRequestShift,
  type SegmentKind,
  type ShiftCancelReason,
  type ShiftStatus,
  segmentKind,
  shiftCancelReason,
  shiftStatus,
} from './shifts.ts';
export { type Reading, type TranscriptLine, transcriptOf } from './transcript.ts';
