import * as z from 'zod/mini';
import { call } from '../wire/index.ts';
import { card, whichCard } from './card.ts';

/** The card: what it is, what is on it, and what can be done with it. */
export const cardContract = {
  /** The person’s card, or how far they are from having one. */
  getCard: call('POST', 'card/GetCard', { payload: card, meta: { kind: 'read', ours: true } }),
  /** Lock a card, or unlock it. Repeating it changes nothing. */
  lockCard: call('POST', 'card/LockCard', {
    input: z.object({ ...whichCard, isLocked: z.boolean() }),
    payload: card,
    meta: { ours: true },
  }),
};

export type { WireCard, WireCardDetail } from './card.ts';
