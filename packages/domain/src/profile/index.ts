export { type DetailsProblems, detailsProblems, type ProfileDetails, tidyDetails } from './details.ts';
export { type Keeper, type Keepers, keepersOf } from './keeper.ts';
export {
  isTopicOf,
  type NotificationChannel,
  type NotificationTopic,
  notificationChannel,
  notificationTopic,
  topicsOf,
} from './notifications.ts';
