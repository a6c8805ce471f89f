import type { TransferOutcome } from '@dayfare/api/money/queries';
import { ApiError } from '@dayfare/api/transport';
import { minorUnits } from '@dayfare/domain/money';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { memorySealedRecords } from '../../../platform/storage/sealed-records.ts';
import { memoryStorage } from '../../../platform/storage/storage.ts';
import { detail, preview } from '../testing/transfer-samples.ts';
import { createUnfinishedTransfers } from '../unfinished/unfinished-transfers.ts';
import type { TransferCalls } from './transfer-calls.ts';
import { createTransferController } from './transfer-controller.ts';
import type { TransferController } from './transfer-view.ts';

/** What happens to a request for money: how far it gets, and whether its response comes back. */
const fates = [
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
type Fate = (typeof fates)[number];

/** A money service that stores results by key, behind an unreliable network. */
function createServer(nextFate: () => Fate) {
  const kept = new Map<string, TransferOutcome>();
  const late: string[] = [];
  let paid = 0;
  const carryOut = (key: string, isPaid: boolean) => {
    if (kept.has(key)) return;
    kept.set(
      key,
      isPaid ? { status: 'done', detail: detail() } : { status: 'refused', code: 'DailyLimitExceeded' },
    );
    if (isPaid) paid += 1;
  };
  const answer = (key: string) => {
    const outcome = kept.get(key);
    if (outcome?.status === 'done') return outcome.detail;
    const code = outcome?.status === 'refused' ? outcome.code : 'TransferClosed';
    throw new ApiError({ kind: 'http', httpStatus: 409, code });
  };
  const unheard = () => new ApiError({ kind: 'network', mayHaveMoved: true });
  let isFaulty = true;
  const calls: TransferCalls = {
    preview: async () => preview(),
    perform: async ({ idempotencyKey: key }) => {
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
      if (isFaulty && nextFate() !== 'paid') throw unheard();
      return kept.get(key) ?? { status: 'neverSeen' };
    },
    close: async (key) => {
      if (!kept.has(key)) kept.set(key, { status: 'closed' });
      if (isFaulty && nextFate() !== 'paid') throw unheard();
      return kept.get(key) ?? { status: 'neverSeen' };
    },
  };
  return {
    calls,
    paid: () => paid,
    /** Everything delayed arrives, and is carried out if possible. */
    deliverLate: () => {
      for (const key of late.splice(0)) carryOut(key, true);
    },
    mend: () => {
      isFaulty = false;
    },
  };
}

const turns = [
  'press',
  'check',
  'sendAgain',
  'doNotSend',
  'tryAgain',
  'reload',
  'newTab',
  'deliverLate',
] as const;

const anyRun = fc.record({
  turns: fc.array(fc.constantFrom(...turns), { minLength: 3, maxLength: 25 }),
  fates: fc.infiniteStream(fc.constantFrom(...fates)),
});

async function runThrough(run: { turns: readonly (typeof turns)[number][]; fates: Iterator<Fate> }) {
  const server = createServer(() => run.fates.next().value);
  const unfinished = createUnfinishedTransfers(memorySealedRecords(), memoryStorage());
  let storage = memoryStorage();
  const open = () => createTransferController({ calls: server.calls, userId: 1, storage, unfinished });
  let controller: TransferController = open();
  /** The same intent, from the amount to the button, as far as possible. */
  const press = async () => {
    controller.edit({ amount: minorUnits(4000), instrumentId: 501 });
    await controller.quote();
    controller.agree(true);
    await controller.send();
  };
  for (const turn of run.turns) {
    if (controller.view.get().state.step === 'done') break;
    if (turn === 'press') await press();
    else if (turn === 'deliverLate') server.deliverLate();
    else if (turn === 'reload') controller = open();
    else if (turn === 'newTab') {
      storage = memoryStorage();
      controller = open();
      const [oldest] = await unfinished.list(1);
      if (oldest) controller.takeUp(oldest);
    } else await controller[turn]();
  }
  return { server, unfinished, controller: () => controller };
}

const { seed, times } = inject('randomRuns');
const numRuns = 1_000 * times;

it(
  'one wish is paid at most once, whatever the network and the person do, over reloads and in other tabs',
  async ({ annotate }) => {
    await annotate(`${numRuns} runs from seed ${seed}`);
    await fc.assert(
      fc.asyncProperty(anyRun, async (run) => {
        const { server } = await runThrough(run);
        server.deliverLate();
        expect(server.paid()).toBeLessThanOrEqual(1);
      }),
      { numRuns, seed },
    );
  },
  60_000 * times,
);

it(
  'once the faults stop, what was in doubt is known to be paid or not sent, and nothing is kept any longer',
  async ({ annotate }) => {
    await annotate(`${numRuns} runs from seed ${seed}`);
    await fc.assert(
      fc.asyncProperty(anyRun, fc.boolean(), async (run, givesUp) => {
        const { server, unfinished, controller } = await runThrough(run);
        server.mend();
        server.deliverLate();
        await controller().check();
        if (controller().view.get().state.step === 'unknown')
          await (givesUp ? controller().doNotSend() : controller().sendAgain());
        const { step } = controller().view.get().state;
        expect(['unknown', 'sending']).not.toContain(step);
        expect(server.paid()).toBe(step === 'done' ? 1 : 0);
        expect(await unfinished.list(1)).toEqual([]);
      }),
      { numRuns, seed },
    );
  },
  60_000 * times,
);
