export { nextWake, startBatching, stepBatches } from './batching/batch.ts';
export {
  type Batch,
  type BatchEffect,
  type BatchInput,
  type BatchState,
  type BatchStep,
  batchSize,
  flushMs,
  mostKept,
  mostRetries,
  retryMs,
} from './batching/batch-state.ts';
export { type ClientLog, type ClientLogType, clientLog } from './client-log.ts';
export { type ClientType, clientTypeOf, clientTypes } from './client-type.ts';
export {
  type Action,
  type ActionContext,
  analyticsEvent,
  loadTimeAction,
  loadTimeEvent,
  userActivity,
} from './event.ts';
export { analyticsIdentity, type IdentifiedUser } from './identity.ts';
export { cappedLoadMs, loadSpan, longestLoadMs, type Span } from './load-time.ts';
export {
  type AttributeValue,
  type CheckedAttributes,
  customAttributes,
  type DroppedAttribute,
  type DropReason,
  marketingEmail,
} from './marketing/attributes.ts';
export { marketingEnrolmentDate } from './marketing/enrolment-date.ts';
export { type MarketingPrefix, marketingIdentity, marketingPrefix } from './marketing/identity.ts';
export { droppedAttributeLine, initialiseFailure, type LogLine } from './marketing/log.ts';
export { marketingPhone } from './marketing/phone.ts';
export { type MarketingProfile, type MarketingSubject, marketingProfile } from './marketing/profile.ts';
export { type MarketingPurchase, marketingPurchase } from './marketing/purchase.ts';
export {
  type MarketingConfiguration,
  type MarketingService,
  marketingServices,
} from './marketing/services.ts';
export {
  campaignDebounce,
  campaignPoll,
  marketingStartAt,
  marketingStartMs,
  nextCampaignPoll,
  personalisationMs,
  personaliseAt,
} from './marketing/timing.ts';
export {
  type AnalyticsEvent,
  activityFields,
  fitEvent,
  type UserActivity,
} from './privacy/fields.ts';
export { holdsSecret, removed, scrubText } from './privacy/scan.ts';
export { scrubUrl } from './privacy/url.ts';
export { readSavedEvents, type SavedEvent, savedEvents, saveEventsFailure } from './saved-events.ts';
export {
  type AnalyticsUserType,
  analyticsUserType,
  type MarketingUserType,
  marketingUserType,
} from './user-label.ts';
