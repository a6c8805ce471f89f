import { type ClientType, clientTypes } from '../client-type.ts';
import { analyticsUserTypes } from '../user-label.ts';
import { removed, scrubText } from './scan.ts';
import { scrubUrl } from './url.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? scrubText(value) || null : null);

// Events without a name are rejected; a placeholder is better than losing one.
const name = (value: unknown): string => text(value) ?? removed;

const url = (value: unknown): string | null => (typeof value === 'string' ? scrubUrl(value) || null : null);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// No period, so that no multi-part token fits; no at sign; and, outside UUIDs, fewer digits than a card number.
const identifier = (value: unknown): string | null => {
  const id = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return null;
  return uuid.test(id) || !/\d(?:[_-]*\d){12}/.test(id) ? id : null;
};

const amount = (value: unknown): number | null =>
  typeof value === 'number' && Math.abs(value) < 1e9 ? value : null;

const time = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? value : null;

const oneOf =
  <Name extends string>(names: readonly Name[]) =>
  (value: unknown): Name | null =>
    names.find((name) => name === value) ?? null;

/** Every field an event may have, spelled as in the API, with the check its value must pass. */
const eventFields = {
  actionName: name,
  actionType: text,
  screenName: text,
  businessId: identifier,
  businessName: text,
  userId: identifier,
  loginSessionId: identifier,
  systemRefId: identifier,
  deviceId: identifier,
  deviceType: identifier,
  clientType: oneOf(clientTypes),
  userType: oneOf(analyticsUserTypes),
  /** UTC. */
  startTime: time,
  /** UTC. */
  endTime: time,
  url,
  sessionId: identifier,
  transactionID: identifier,
  transactionAmount: amount,
} as const satisfies Record<string, (value: unknown) => string | number | null>;

type Scrubbed = {
  readonly [Name in keyof typeof eventFields]: ReturnType<(typeof eventFields)[Name]>;
};

/** An event in the analytics service's format. Null where a value is missing or invalid. */
export interface AnalyticsEvent extends Scrubbed {
  readonly clientType: ClientType;
  readonly startTime: string;
}

/** The fields of a user-activity record, in the order of the documents. */
export const activityFields = [
  'actionName',
  'actionType',
  'businessId',
  'businessName',
  'userId',
  'loginSessionId',
  'systemRefId',
  'screenName',
  'deviceId',
  'deviceType',
  'clientType',
  'userType',
  'startTime',
] as const satisfies readonly (keyof AnalyticsEvent)[];

/** A user's action, for the product's own records. */
export type UserActivity = Pick<AnalyticsEvent, (typeof activityFields)[number]>;

/** The named fields of anything, each checked or scrubbed. */
export function scrubFields<Name extends keyof AnalyticsEvent>(
  names: readonly Name[],
  candidate: Readonly<Record<string, unknown>>,
): Pick<Scrubbed, Name> {
  const entries = names.map((field) => [field, eventFields[field](candidate[field])] as const);
  // Each name is paired with its own field's return type; fromEntries loses the pairing.
  return Object.fromEntries(entries) as Pick<Scrubbed, Name>;
}

const isEventField = (field: string): field is keyof AnalyticsEvent => Object.hasOwn(eventFields, field);

/** The fields of an event, in the order of the documents. */
export const eventFieldNames: readonly (keyof AnalyticsEvent)[] =
  Object.keys(eventFields).filter(isEventField);

const isEvent = (scrubbed: Scrubbed): scrubbed is AnalyticsEvent =>
  scrubbed.clientType !== null && scrubbed.startTime !== null;

/**
 * Returns the part of an object, such as a stored one, that may be sent as an event: known fields only, each checked or scrubbed. Null if
 * the kind of client or the start is missing.
 */
export function fitEvent(candidate: Readonly<Record<string, unknown>>): AnalyticsEvent | null {
  const scrubbed = scrubFields(eventFieldNames, candidate);
  return isEvent(scrubbed) ? scrubbed : null;
}
