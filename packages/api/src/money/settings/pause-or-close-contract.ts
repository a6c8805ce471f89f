import * as z from 'zod/mini';
import { call, wireAmount, wireDate, wireNumber } from '../../wire/index.ts';

const service = z.object({
  /** ISO 4217 code. */
  currency: z.string(),
  /** Null while early pay is not paused; `until` is null for a pause without an end. */
  pause: z.nullable(z.object({ until: z.nullable(wireDate) })),
  /** The first and the last day on which a pause can end by itself. */
  pauseFrom: wireDate,
  pauseTo: wireDate,
  /** What the person has to settle before the account can be closed; null for nothing. */
  obstacle: z.nullable(z.enum(['moneyHeld'])),
  /** What a closing waits for that ends by itself; null for nothing. */
  waitsFor: z.nullable(z.enum(['transferUnderway', 'moveUnderway', 'deductionOpen'])),
  /** Whether the person has asked to close the account, which closes by itself when nothing is left to settle. */
  isClosing: z.boolean(),
  /** Taken early, and to come off the pays that follow. */
  owed: wireAmount,
  /** The next payday that takes of it; null without one. */
  payday: z.nullable(wireDate),
  /** Regular transfers that have not ended. */
  regularTransfers: wireNumber,
  /** Bills of which something is still to be paid: we pay nothing of them after that. */
  bills: wireNumber,
  /** Savings goals, which end with the account, and what is in them: it has to be taken out before. */
  goals: wireNumber,
  inGoals: wireAmount,
});

/** The calls about pausing and closing the service. The documents name none of them. */
export const pauseOrCloseContract = {
  /** Whether early pay is paused, and what closing the account would mean. */
  getOwnService: call('GET', 'user/GetOwnService', { payload: service, meta: { ours: true } }),
  /** Pause early pay until a day, or until it is resumed. Pausing again replaces the end. */
  pauseService: call('POST', 'user/PauseService', {
    input: z.object({ until: z.nullable(wireDate) }),
    payload: service,
    meta: { ours: true },
  }),
  /** Resume early pay. */
  resumeService: call('POST', 'user/ResumeService', { payload: service, meta: { ours: true } }),
  /** Close the account, with a fresh proof, which it uses up. Nothing but a whole yes closes it. True: it is closed; false: it closes by itself when what it waits for has ended. */
  closeService: call('POST', 'user/CloseService', {
    input: z.object({ isConfirmed: z.literal(true) }),
    payload: z.boolean(),
    meta: { ours: true },
  }),
  /** Call off a closing that waits. */
  keepService: call('POST', 'user/KeepService', { payload: service, meta: { ours: true } }),
};

/** How the service stands, as on the wire. */
export type WireOwnService = z.infer<typeof service>;
