export { nextWake, startBatching, stepBatches } from './batching/batch.ts';
export type {
  Batch,
  BatchEffect,
  BatchInput,
  BatchState,
  BatchStep,
} from './batching/batch-state.ts';
export { type ClientLog, type ClientLogType, clientLog } from './client-log.ts';
export { type ClientType, clientTypeOf } from './client-type.ts';
export {
  type Action,
  type ActionContext,
  analyticsEvent,
  loadTimeEvent,
  userActivity,
} from './event.ts';
export type { IdentifiedUser } from './identity.ts';
export type { Span } from './load-time.ts';
export {
  type AttributeValue,
  type CheckedAttributes,
  customAttributes,
  type DroppedAttribute,
  type DropReason,
} from './marketing/attributes.ts';
export type { MarketingPrefix } from './marketing/identity.ts';
export { droppedAttributeLine, initialiseFailure, type LogLine } from './marketing/log.ts';
export { type MarketingProfile, type MarketingSubject, marketingProfile } from './marketing/profile.ts';
export { type MarketingPurchase, marketingPurchase } from './marketing/purchase.ts';
export {
  type MarketingConfiguration,
  type MarketingService,
  marketingServices,
} from './marketing/services.ts';
export {
  campaignDebounce,
  marketingStartMs,
  nextCampaignPoll,
  personalisationMs,
} from './marketing/timing.ts';
export {
  type AnalyticsEvent,
  fitEvent,
  type UserActivity,
} from './privacy/fields.ts';
export { scrubUrl } from './privacy/url.ts';
export { readSavedEvents, type SavedEvent, savedEvents, saveEventsFailure } from './saved-events.ts';
export type {
  AnalyticsUserType,
  MarketingUserType,
} from './user-label.ts';
