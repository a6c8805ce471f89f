import { type EpochMs, type MinorUnits, toWire } from '../money/index.ts';
import type { CurrentUser } from '../session/index.ts';
import type { ClientType } from './client-type.ts';
import { analyticsIdentity, type IdentifiedUser } from './identity.ts';
import { loadSpan, type Span } from './load-time.ts';
import {
  type AnalyticsEvent,
  activityFields,
  eventFieldNames,
  scrubFields,
  type UserActivity,
} from './privacy/fields.ts';
import { analyticsUserType } from './user-label.ts';

/** Who acts, and where. */
export interface ActionContext {
  /** Null before the login. */
  readonly user: (IdentifiedUser & Pick<CurrentUser, 'businessId' | 'companyName' | 'sessionId'>) | null;
  readonly clientType: ClientType;
  readonly deviceId: string | null;
  readonly deviceType: number | null;
  /** Of this visit, logged in or not. */
  readonly visitId: string;
}

/** What happened. Names are our own words, never user input. */
export interface Action {
  readonly name: string;
  readonly type: string;
  readonly screen: string;
  /** Only its path is kept. */
  readonly url?: string | undefined;
  readonly transaction?: { readonly id: string; readonly amount: MinorUnits } | undefined;
}

/** The action type of load times. */
const loadTimeAction = 'LoadTime';

const utc = (instant: EpochMs) => new Date(instant).toISOString();

function describeAction({ user, ...client }: ActionContext, action: Action) {
  return {
    actionName: action.name,
    actionType: action.type,
    screenName: action.screen,
    businessId: user?.businessId,
    businessName: user?.companyName,
    userId: user?.userId,
    loginSessionId: user?.sessionId,
    systemRefId: user && analyticsIdentity(user),
    deviceId: client.deviceId,
    deviceType: client.deviceType,
    userType: user && analyticsUserType(user.userType),
  };
}

/** Creates the event of something that lasted from `start` to `end`, without sensitive data. */
export function analyticsEvent(context: ActionContext, action: Action, { start, end }: Span): AnalyticsEvent {
  const described = {
    ...describeAction(context, action),
    endTime: utc(end),
    url: action.url,
    sessionId: context.visitId,
    transactionID: action.transaction?.id,
    transactionAmount: action.transaction && toWire(action.transaction.amount),
  };
  const { clientType } = context;
  return { ...scrubFields(eventFieldNames, described), clientType, startTime: utc(start) };
}

/** Creates the event of a screen that has loaded. `start` is null if its beginning was not observed. */
export function loadTimeEvent(
  context: ActionContext,
  screen: Omit<Action, 'type' | 'transaction'>,
  start: EpochMs | null,
  end: EpochMs,
): AnalyticsEvent {
  return analyticsEvent(context, { ...screen, type: loadTimeAction }, loadSpan(start, end));
}

/** Creates the record of a user's action. */
export function userActivity(context: ActionContext, action: Action, at: EpochMs): UserActivity {
  const { clientType } = context;
  return {
    ...scrubFields(activityFields, describeAction(context, action)),
    clientType,
    startTime: utc(at),
  };
}
