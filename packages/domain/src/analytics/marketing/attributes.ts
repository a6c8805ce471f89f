import { isIsoDate } from '../../money/index.ts';
import { holdsSecret } from '../privacy/scan.ts';

/** A value that marketing keeps about a user. */
export type AttributeValue = string | number | boolean;

/** Why an attribute isn't sent. */
export type DropReason = 'no-name' | 'empty' | 'not-a-value' | 'secret';

/** An attribute that isn't sent. Its value is left out, because it may be sensitive. */
export interface DroppedAttribute {
  readonly name: string;
  readonly reason: DropReason;
}

/** Attributes that may be sent, and those that may not. */
export interface CheckedAttributes {
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly dropped: readonly DroppedAttribute[];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isValue = (value: unknown): value is AttributeValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

// Our own dates are allowed. Numbers of 13 digits and more are card numbers.
const isSecret = (value: AttributeValue) =>
  typeof value === 'string'
    ? !isIsoDate(value) && holdsSecret(value)
    : typeof value === 'number' && Math.abs(value) >= 1e12;

function dropReason(name: string, value: unknown): DropReason | null {
  if (name.trim() === '') return 'no-name';
  if (isEmpty(value)) return 'empty';
  if (!isValue(value)) return 'not-a-value';
  return isSecret(value) ? 'secret' : null;
}

/** Filters custom attributes for marketing: those with a name and a value, and no sensitive data. */
export function customAttributes(candidates: Readonly<Record<string, unknown>>): CheckedAttributes {
  const checked = Object.entries(candidates).map(([name, value]) => ({
    name,
    value,
    reason: dropReason(name, value),
  }));
  const sent = checked.flatMap(({ name, value, reason }) =>
    reason === null && isValue(value) ? [[name, value] as const] : [],
  );
  return {
    attributes: Object.fromEntries(sent),
    dropped: checked.flatMap(({ name, reason }) => (reason === null ? [] : [{ name, reason }])),
  };
}

/** Returns an e-mail address for marketing if it is a non-empty text, otherwise null. */
export function marketingEmail(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
