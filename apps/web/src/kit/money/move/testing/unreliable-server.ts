import { ApiError } from '@dayfare/api/transport';
import type { MoveAnswer } from '@dayfare/domain/money';

/** What happens to a request for money: how far it gets, and whether its response comes back. */
export const fates = [
  'paid',
  'paidUnheard',
  'refused',
  'refusedUnheard',
  'late',
  'lost',
  'offline',
  '401',
  '429',
  '404',
  'proof',
] as const;
export type Fate = (typeof fates)[number];

/** A money service that keeps results by key, behind a network that drops, delays, refuses and reorders. */
export interface UnreliableServer<Receipt> {
  readonly perform: (key: string) => Promise<Receipt>;
  /** Only reads. */
  readonly outcome: (key: string) => Promise<MoveAnswer<Receipt>>;
  readonly close: (key: string) => Promise<MoveAnswer<Receipt>>;
  /** How often money has moved. */
  readonly paid: () => number;
  /** Everything delayed arrives, and is carried out if possible. */
  readonly deliverLate: () => void;
  /** From now on everything arrives and is answered. */
  readonly mend: () => void;
}

/** Creates a server that gives this receipt for whatever it carries out. */
export function createUnreliableServer<Receipt>(
  nextFate: () => Fate,
  receipt: Receipt,
): UnreliableServer<Receipt> {
  const kept = new Map<string, MoveAnswer<Receipt>>();
  const late: string[] = [];
  let paid = 0;
  let isFaulty = true;
  const carryOut = (key: string, isPaid: boolean) => {
    if (kept.has(key)) return;
    kept.set(key, isPaid ? { status: 'done', receipt } : { status: 'refused', reason: 'FundsNotAvailable' });
    if (isPaid) paid += 1;
  };
  const answer = (key: string) => {
    const known = kept.get(key);
    if (known?.status === 'done') return known.receipt;
    const code = known?.status === 'refused' ? known.reason : 'TransferClosed';
    throw new ApiError({ kind: 'http', httpStatus: 409, code });
  };
  const unheard = () => new ApiError({ kind: 'network', mayHaveMoved: true });
  const isLost = () => isFaulty && nextFate() !== 'paid';
  return {
    perform: async (key) => {
      const fate = isFaulty ? nextFate() : 'paid';
      switch (fate) {
        case 'paid':
        case 'refused':
          carryOut(key, fate === 'paid');
          return answer(key);
        case 'paidUnheard':
        case 'refusedUnheard':
          carryOut(key, fate === 'paidUnheard');
          throw unheard();
        case 'late':
          late.push(key);
          throw unheard();
        case 'lost':
          throw unheard();
        case 'offline':
          throw new ApiError({ kind: 'offline' });
        case '401':
          throw new ApiError({ kind: 'unauthorized', httpStatus: 401 });
        case 'proof':
          throw new ApiError({ kind: 'http', httpStatus: 403, code: 'ProofRequired' });
        default:
          throw new ApiError({ kind: 'http', httpStatus: Number(fate), code: 'NotFound' });
      }
    },
    outcome: async (key) => {
      if (isLost()) throw unheard();
      return kept.get(key) ?? { status: 'neverSeen' };
    },
    close: async (key) => {
      if (!kept.has(key)) kept.set(key, { status: 'closed' });
      if (isLost()) throw unheard();
      return kept.get(key) ?? { status: 'neverSeen' };
    },
    paid: () => paid,
    deliverLate: () => {
      for (const key of late.splice(0)) carryOut(key, true);
    },
    mend: () => {
      isFaulty = false;
    },
  };
}
