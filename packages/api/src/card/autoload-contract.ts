import * as z from 'zod/mini';
import { call, wireAmount, wireDate, wireId, wireIds, wireNumber } from '../wire/index.ts';
import { whichCard } from './card.ts';

const settings = {
  /** Disabled, of a selected amount, or to cover what was declined. */
  mode: wireNumber,
  /** A decline for too little money, or a low balance. */
  trigger: wireNumber,
  amount: wireAmount,
  lowBalance: wireAmount,
};

const autoload = z.object({
  ...settings,
  currency: z.string(),
  /** The day on which it moved something last; null before the first. */
  lastLoadedOn: z.nullable(wireDate),
  /** Bounds of both amounts. */
  least: wireAmount,
  most: wireAmount,
  /** What is agreed to when it is turned on. */
  contractType: wireNumber,
  contractIds: z.array(wireId),
});

/** How money comes to a card by itself. All of it is ours. */
export const autoloadContract = {
  /** How a card is loaded by itself; `Disabled` where it is not. */
  getAutoload: call('POST', 'card/GetAutoload', {
    input: z.object(whichCard),
    payload: autoload,
    meta: { kind: 'read', ours: true },
  }),
  /** Turn it on, change it, or turn it off. Repeating it changes nothing. */
  saveAutoload: call('POST', 'card/SaveAutoload', {
    input: z.object({ ...whichCard, ...settings, contractsAccepted: wireIds }),
    payload: autoload,
    meta: { ours: true },
  }),
};

/** Settings of autoload as on the wire. */
export type WireAutoload = z.infer<typeof autoload>;
