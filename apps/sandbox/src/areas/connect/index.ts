export { announcementHandler, announcementJob } from './announcements/publish.ts';
export { areJobsOffered } from './jobs/offered.ts';
export { unreadCount } from './notifications/read.ts';
export { roleOf } from './people.ts';
export { decideShift, shiftRequestsToDecide } from './shifts/decide.ts';
