import type { WireActivity } from '../../connect/activity/activity-contract.ts';
import type { WireAnnouncement } from '../../connect/announcements/announcements-contract.ts';
import type { WireJob } from '../../connect/jobs/jobs-contract.ts';
import type {
  WireNotification,
  WireNotifications,
} from '../../connect/notifications/notifications-contract.ts';
import type { WireShift, WireShiftSegment } from '../../connect/shifts/shifts-contract.ts';
import { sidOf } from './connect.ts';

/** A shift that is open, in the morning. */
export function shift(overrides: Partial<WireShift> = {}): WireShift {
  return {
    ...{ shiftID: 1, title: 'Morning, produce', location: '14 Harbor Street, Albany', openings: 2 },
    ...{ startAt: '2026-11-22T11:00:00Z', endAt: '2026-11-22T19:00:00Z', timeZone: 'America/New_York' },
    ...{ requestID: null, status: 0 },
    ...overrides,
  };
}

/** One that is open, and one of the person's in each state. */
export const shifts = (overrides: { isOrganizationKronosEnable?: boolean } = {}) => ({
  shifts: [
    shift(),
    shift({ shiftID: 2, title: 'Late, registers', requestID: 7, status: 1, openings: 0 }),
    shift({ shiftID: 3, title: 'Night, receiving', requestID: 8, status: 2 }),
    shift({ shiftID: 4, title: 'Inventory', requestID: 9, status: 3 }),
  ],
  isOrganizationKronosEnable: false,
  ...overrides,
});

/** Work, a break, and work again. */
export const shiftSegments = (): { segments: WireShiftSegment[] } => ({
  segments: [
    { segmentType: 0, startAt: '2026-11-22T11:00:00Z', endAt: '2026-11-22T15:00:00Z' },
    { segmentType: 1, startAt: '2026-11-22T15:00:00Z', endAt: '2026-11-22T15:30:00Z' },
    { segmentType: 0, startAt: '2026-11-22T15:30:00Z', endAt: '2026-11-22T19:00:00Z' },
  ],
});

/** A job that is open. */
export function job(overrides: Partial<WireJob> = {}): WireJob {
  return {
    ...{ jobID: 31, title: 'Shift lead', company: 'Harbor Fresh Market', category: 'Retail' },
    ...{ city: 'Albany', state: 'NY', type: 'On site', jobType: 'Full time', pay: 24.5 },
    ...{ description: 'Leads the morning shift, opens the store and plans the breaks.' },
    ...{ postedAt: '2026-11-19T15:00:00Z', isFavourite: false, isApplied: false },
    ...overrides,
  };
}

/** One that was applied for, a favourite, and another. */
export const jobs = (): { jobs: WireJob[]; total: number } => ({
  jobs: [
    job({ isApplied: true }),
    job({ jobID: 32, title: 'Forklift driver', company: 'Brightwater Logistics', isFavourite: true }),
    job({ jobID: 33, title: 'Customer support', type: 'Remote', jobType: 'Part time', city: 'Newark' }),
  ],
  total: 3,
});

/** What jobs can be filtered by. */
export const jobFilters = () => ({
  ...{ categories: ['Food', 'Office', 'Retail', 'Warehouse'], states: ['NJ', 'NY'] },
  ...{ cities: ['Albany', 'Buffalo', 'Newark'], types: ['On site', 'Remote'] },
  jobTypes: ['Full time', 'Part time'],
});

/** A notification that was not read. */
export function notification(overrides: Partial<WireNotification> = {}): WireNotification {
  return {
    ...{ notificationID: 1, kind: 3, title: 'Your shift is confirmed', shortText: 'Your shift is confirmed' },
    ...{ message: '“Late, registers” on Sunday, November 22 is yours.', path: '/connect/shifts/2' },
    ...{ createdAt: '2026-11-20T14:00:00Z', isRead: false },
    ...overrides,
  };
}

/** One that was not read, one that was, and one that leads nowhere. */
export const notifications = (): WireNotifications => ({
  notifications: [
    notification(),
    notification({
      ...{
        notificationID: 2,
        kind: 2,
        title: 'Inventory on Sunday',
        message: 'We begin at five.',
        isRead: true,
      },
      ...{ path: '/connect/announcements/1', createdAt: '2026-11-19T14:00:00Z' },
    }),
    notification({
      ...{ notificationID: 3, kind: 4, title: 'Tomorrow', message: 'Please bring your badge.', path: null },
      createdAt: '2026-11-18T14:00:00Z',
    }),
  ],
  ...{ total: 3, unread: 2 },
});

/** An announcement of the company with a picture, to be acknowledged. */
export function announcement(
  overrides: Partial<WireAnnouncement & { isMarketing: boolean }> = {},
): WireAnnouncement & { isMarketing: boolean } {
  return {
    ...{ companyMessageID: 1, title: 'The loading dock is closed on Monday', authorID: 1041, likes: 4 },
    ...{ detail: 'Deliveries come to the front door from six to nine.', authorName: 'Nadia Rahman' },
    ...{ createdAt: '2026-11-19T19:00:00Z', needsAcknowledgement: true, isLiked: true, acknowledged: 2 },
    ...{ isAcknowledged: false, isMarketing: false, hasImage: true, manage: null },
    actionURL: null,
    ...overrides,
  };
}

/** One announcement, for a user who may publish some. */
export const announcements = () => ({ companyMessages: [announcement()], mayAnnounce: true });

/** Who likes an announcement, or has read it. */
export const readers = () => ({
  people: [
    { userID: 1045, name: 'Lena Kaya', at: '2026-11-20T14:00:00Z' },
    { userID: 1041, name: 'Nadia Rahman', at: '2026-11-20T14:30:00Z' },
  ],
});

/** A picture of one pixel. */
export const announcementImage = () => ({
  mediaType: 'image/png' as const,
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
});

/** Something that a colleague sent, with an attachment. */
export function activity(overrides: Partial<WireActivity> = {}): WireActivity {
  return {
    ...{ MessageSid: sidOf(301), body: 'The plan for next week.', Title: 'Plan', ActivityType: 1 },
    ...{ IsAttachment: true, AttachmentType: 2, MimeType: 'application/pdf', SenderId: 1041 },
    ...{ AttachmentURL: 'https://files.example/plan.pdf', SenderName: 'Nadia Rahman' },
    ...{ createdAt: '2026-11-20T14:00:00Z', updatedAt: '2026-11-20T14:00:00Z' },
    ...overrides,
  };
}

const plainActivity = { IsAttachment: false, AttachmentType: null, MimeType: null, AttachmentURL: null };

/** A message with an attachment, an announcement, and news of a shift. */
export const activities = (): { activities: WireActivity[]; total: number } => ({
  activities: [
    activity(),
    activity({
      ...{ ...plainActivity, MessageSid: sidOf(302), ActivityType: 3, Title: 'Inventory on Sunday' },
      body: 'We begin at five.',
    }),
    activity({
      ...{ ...plainActivity, MessageSid: sidOf(303), ActivityType: 4, Title: 'Your shift is confirmed' },
      body: '“Late, registers” on Sunday, November 22 is yours.',
    }),
  ],
  total: 3,
});
