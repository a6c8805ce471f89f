import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draft, quote, receipt } from './transfer.fixtures.ts';
import { startTransfer, transfer } from './transfer.ts';
import type { TransferAnswer, TransferEvent, TransferState } from './transfer-state.ts';
import { restoreTransfer, serializeTransfer } from './transfer-storage.ts';

/** What happens to a request that arrives. `turnedAway` and `refusedElsewhere` never reach the money service. */
type Verdict = 'pay' | 'refuse' | 'turnedAway' | 'refusedElsewhere';
type Reply = 'done' | 'refused' | 'turnedAway';

/** A money service that stores results by key and counts its payments. */
function createService() {
  const kept = new Map<string, 'done' | 'refused' | 'closed'>();
  const paid: string[] = [];
  return {
    paid: paid as readonly string[],
    perform: (key: string, verdict: Verdict): Reply => {
      if (verdict === 'turnedAway') return 'turnedAway';
      if (verdict === 'refusedElsewhere') return 'refused';
      if (!kept.has(key)) {
        kept.set(key, verdict === 'pay' ? 'done' : 'refused');
        if (verdict === 'pay') paid.push(key);
      }
      return kept.get(key) === 'done' ? 'done' : 'refused';
    },
    ask: (key: string): TransferAnswer => {
      const status = kept.get(key);
      if (status === 'done') return { status, receipt };
      if (status === 'refused') return { status, reason: 'FundsNotAvailable' };
      return { status: status ?? 'neverSeen' };
    },
    close: (key: string): void => {
      if (!kept.has(key)) kept.set(key, 'closed');
    },
  };
}

const events = {
  done: { type: 'succeeded', receipt },
  refused: { type: 'refused', reason: 'FundsNotAvailable' },
  turnedAway: { type: 'not-sent' },
} as const satisfies Record<Reply, TransferEvent>;

/** A person, their device, and a network that may delay requests indefinitely. */
function createWorld() {
  const service = createService();
  let minted = 0;
  const mintKey = () => {
    minted += 1;
    return `key-${minted}`;
  };
  let state: TransferState = startTransfer({ key: mintKey(), ...draft });
  const underWay: { readonly key: string; readonly attempt: number }[] = [];
  let attempt = 0;
  let awaited: number | null = null;
  const happen = (event: TransferEvent) => {
    state = transfer(state, event);
  };
  const goOut = () => {
    attempt += 1;
    awaited = attempt;
    underWay.push({ key: state.key, attempt });
  };

  return {
    service,
    state: () => state,
    underWay: () => underWay.length,
    /** Confirms the intent, again after a failure: it is the same intent. */
    confirm: () => {
      if (state.step === 'failed') happen({ type: 'changed', draft: {}, key: mintKey() });
      happen({ type: 'previewed', draft, quote });
      happen({ type: 'agreed' });
      if (state.step !== 'agreed') return;
      happen({ type: 'sent' });
      goOut();
    },
    sendAgain: () => {
      if (state.step !== 'unknown') return;
      happen({ type: 'retry', key: state.key });
      goOut();
    },
    giveUpWaiting: () => {
      awaited = null;
      happen({ type: 'lost' });
    },
    reload: () => {
      awaited = null;
      state = restoreTransfer(serializeTransfer(state)) ?? state;
    },
    /** One of the pending requests arrives; its response may be lost. */
    arrive: (which: number, verdict: Verdict, isAnswerLost: boolean) => {
      const [request] = underWay.splice(which % Math.max(1, underWay.length), 1);
      if (!request) return;
      const reply = service.perform(request.key, verdict);
      if (isAnswerLost || request.attempt !== awaited) return;
      awaited = null;
      happen(events[reply]);
    },
    drop: (which: number) => void underWay.splice(which % Math.max(1, underWay.length), 1),
    ask: (isAnswerLost: boolean) => {
      const answer = service.ask(state.key);
      if (!isAnswerLost) happen({ type: 'answered', key: state.key, answer });
    },
    doNotSend: (isAnswerLost: boolean) => {
      if (state.step !== 'unknown') return;
      service.close(state.key);
      if (!isAnswerLost) happen({ type: 'answered', key: state.key, answer: service.ask(state.key) });
    },
  };
}

type World = ReturnType<typeof createWorld>;
type Turn = (world: World) => void;

const anyVerdict = fc.constantFrom<Verdict>('pay', 'pay', 'refuse', 'turnedAway', 'refusedElsewhere');
const anyPlace = fc.nat({ max: 5 });
const turn = (act: Turn) => fc.constant(act);

const anyTurn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 4, arbitrary: turn((world) => world.confirm()) },
  { weight: 3, arbitrary: turn((world) => world.sendAgain()) },
  { weight: 3, arbitrary: turn((world) => world.giveUpWaiting()) },
  { weight: 1, arbitrary: turn((world) => world.reload()) },
  {
    weight: 5,
    arbitrary: fc.tuple(anyPlace, anyVerdict, fc.boolean()).map(
      ([which, verdict, isLost]) =>
        (world: World) =>
          world.arrive(which, verdict, isLost),
    ),
  },
  { weight: 1, arbitrary: anyPlace.map((which) => (world: World) => world.drop(which)) },
  { weight: 2, arbitrary: fc.boolean().map((isLost) => (world: World) => world.ask(isLost)) },
  { weight: 1, arbitrary: fc.boolean().map((isLost) => (world: World) => world.doNotSend(isLost)) },
);

const anyRun = fc.array(anyTurn, { minLength: 5, maxLength: 50 });

it('with a server that refuses, loses, delays and reorders as it likes, a transfer is paid at most once', () => {
  fc.assert(
    fc.property(anyRun, (turns) => {
      const world = createWorld();
      for (const act of turns) act(world);
      // Everything still in the network arrives eventually, and is carried out if possible.
      while (world.underWay() > 0) world.arrive(0, 'pay', true);
      expect(world.service.paid.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 3_000 },
  );
});

it('once the faults stop, every transfer that was sent is paid or refused, and the screen says which', () => {
  fc.assert(
    fc.property(anyRun, fc.boolean(), (turns, givesUp) => {
      const world = createWorld();
      for (const act of turns) act(world);
      while (world.underWay() > 0) world.arrive(0, 'pay', false);
      world.giveUpWaiting();
      world.ask(false);
      if (world.state().step === 'unknown') {
        if (givesUp) world.doNotSend(false);
        else {
          world.sendAgain();
          world.arrive(0, 'pay', false);
        }
      }
      const { step } = world.state();
      expect(step).not.toBe('unknown');
      expect(step).not.toBe('sending');
      expect(world.service.paid).toHaveLength(step === 'done' ? 1 : 0);
    }),
    { numRuns: 3_000 },
  );
});
