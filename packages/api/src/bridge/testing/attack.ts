import type { Side } from '../message.ts';
import { type AttackedEnd, message } from './attacked-end.ts';

/** A hostile message to one end. */
export interface Attack {
  readonly name: string;
  readonly on: Side;
  /** The guard that stops it, and those without which it would still succeed. */
  readonly stoppedBy: readonly string[];
  readonly strike: (end: AttackedEnd) => void;
  /** Whether it succeeded. Default: anything was handled, received or accepted. */
  readonly isHarmed?: (end: AttackedEnd) => boolean;
}

/** Attacks of which most are on the page. */
export const onPage = (
  attacks: readonly (Omit<Attack, 'on'> & { readonly on?: Side })[],
): readonly Attack[] => attacks.map((attack) => ({ on: 'page', ...attack }));

/** A request that is in order. */
export const link = {
  kind: 'request',
  id: 1,
  name: 'link.open',
  params: { url: 'https://pay.example/ewa/home' },
};
/** A file that is in order. */
export const save = { name: 'statement.pdf', mediaType: 'application/pdf', base64: 'AAAA' };

/** A request as text. */
export const request = (name: string, params: unknown, id = 1) =>
  message({ kind: 'request', id, name, params });
/** An event as text. */
export const event = (name: string, data: unknown) => message({ kind: 'event', name, data });
/** Whether an end went on with a message until it broke: what a handler is given is parsed once more. */
export const isMisunderstood = ({ effects, posted }: AttackedEnd) =>
  effects.length > 0 || posted.some((text) => text.includes('"failed"'));
