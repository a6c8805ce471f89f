import { answer, connectSamples, contract, workSamples } from '@dayfare/api/mocks';
import { moneyScreen, ordinaryDay, setNow } from '../../kit/money/testing/money-stories.ts';

const { connect } = contract;
const {
  activities,
  announcementImage,
  announcements,
  readers,
  job,
  jobFilters,
  jobs,
  notifications,
  shiftSegments,
  shifts,
} = workSamples;

/** The usual responses of the pages about work; a story's own come first. */
export const usualWork = [
  answer(connect.connectTokenAndSettings, connectSamples.token()),
  answer(connect.saveUserAnalyticsData, true),
  answer(connect.getOrganizationShiftList, shifts()),
  answer(connect.getKronosShiftSegments, shiftSegments()),
  answer(connect.getJobs, jobs()),
  answer(connect.getJobFilters, jobFilters()),
  answer(connect.getJobByJobID, job()),
  answer(connect.getPushNotification, notifications()),
  answer(connect.markNotificationRead, { unread: 0 }),
  answer(connect.getCompanyMessage, announcements()),
  answer(connect.getCompanyMessageImage, announcementImage()),
  answer(connect.getCompanyMessagesLikes, readers()),
  answer(connect.getCompanyMessagesAcknowledged, readers()),
  answer(connect.getTwilioActivityMessagesByUserID, activities()),
  answer(connect.searchRecentActivity, activities()),
  ...ordinaryDay,
];

/** The `meta` that the stories of a page about work need. */
export const workScreen = (at: string) => moneyScreen(at, { after: ['/connect/connect'] });

/** Friday, November 20, 2026, ten in New York. */
export const workNow = () => setNow('2026-11-20T15:00:00Z');
