import { isIsoDate } from '../../money/index.ts';
import { holdsSecret } from '../privacy/scan.ts';

/** A value that marketing keeps about a user. */
export type AttributeValue = string | number | boolean;

/** Why an attribute isn't sent. */
export type DropReason = 'no-name' | 'empty' | 'not-a-value' | 'secret';

/** An attribute that isn't sent. Its value stays unsaid: it may be what must not leave. */
export interface DroppedAttribute {
  readonly name: string;
  readonly reason: DropReason;
}

/** The attributes that may be sent, and those that may not. */
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

// A date of ours is written by ours, not by a user. Numbers of 13 digits and more are those of cards.
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

/** Custom attributes as marketing takes them: with a name and a value, and nothing in it that must not leave. */
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

/** An e-mail address as marketing takes it: a text that isn't empty. Null drops it. */
export function marketingEmail(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
