import {
  isMoveInFlight,
  keyedMove,
  type MoveAnswer,
  type MoveEvent,
  type MoveState,
} from '@dayfare/domain/money';
import { type Cell, cell } from '../../../platform/state/cell.ts';
import type { MoveCodec, MoveVault } from './move-vault.ts';
import { controlPending, type PendingControl, type PendingRequestNote } from './pending-control.ts';

/** A move as its screen sees it. */
export interface MoveView<Sent, Receipt> extends PendingRequestNote {
  readonly state: MoveState<Sent, Receipt>;
}

/** The requests of a kind of move. */
export interface MoveCalls<Sent, Receipt> {
  readonly perform: (sent: Sent, key: string) => Promise<Receipt>;
  readonly outcome: (key: string) => Promise<MoveAnswer<Receipt>>;
  readonly close: (key: string) => Promise<MoveAnswer<Receipt>>;
}

/** What a controller needs. */
export interface MoveControllerParts<Sent, Receipt> {
  readonly calls: MoveCalls<Sent, Receipt>;
  readonly codec: MoveCodec<Sent>;
  readonly vault: MoveVault<Sent>;
  readonly userId: number;
  /** Called once money has moved. */
  readonly onMoved: () => void;
  /** Whether the device has a network. Default: it has. */
  readonly isOnline?: (() => boolean) | undefined;
  /** Creates idempotency keys. Default `crypto.randomUUID`. */
  readonly mintKey?: (() => string) | undefined;
}

/** The one place that moves a kind of move on: every step is written down before the next one is taken. */
export interface MoveController<Sent, Receipt> extends Omit<PendingControl<Receipt>, 'attempt' | 'hasEnded'> {
  readonly view: Cell<MoveView<Sent, Receipt>>;
  /**
   * Sends. The same after a request that was certainly not carried out goes with the same key; anything else is a new intent with a new one.
   * Resolves with the receipt, and rejects with why there is none; the view then says whether it is unknown.
   */
  readonly send: (sent: Sent) => Promise<Receipt>;
  /** Resumes the person's oldest move of this kind whose result is unknown, unless there is one already. */
  readonly resume: () => Promise<void>;
}

/** Continues a move whose result is unknown, or waits for one to be sent. */
export function createMoveController<Sent, Receipt>(
  parts: MoveControllerParts<Sent, Receipt>,
): MoveController<Sent, Receipt> {
  const { calls, codec, vault, userId, onMoved } = parts;
  const { isOnline = () => true, mintKey = () => crypto.randomUUID() } = parts;
  const idle = { isAsking: false, trouble: null } as const;
  const view = cell<MoveView<Sent, Receipt>>({ state: { step: 'ready' }, ...idle });
  const put = (change: Partial<MoveView<Sent, Receipt>>) => view.set({ ...view.get(), ...change });
  const dispatch = (event: MoveEvent<Sent, Receipt>, note: Partial<PendingRequestNote> = {}) =>
    put({ state: keyedMove(view.get().state, event), ...note });
  const inFlight = () => {
    const { state } = view.get();
    return isMoveInFlight(state) ? state : null;
  };

  const { attempt, hasEnded, ...control } = controlPending<Receipt>({
    pending: inFlight,
    isAsking: () => view.get().isAsking,
    dispatch,
    note: put,
    keep: async () => {
      const state = inFlight();
      if (state) await vault.keep(userId, state);
    },
    perform: async () => {
      const state = inFlight();
      if (!state) throw new Error('Nothing is to be sent.');
      return calls.perform(state.sent, state.key);
    },
    outcome: calls.outcome,
    close: calls.close,
    onSettled: async (key) => {
      await vault.forget(key);
      if (view.get().state.step === 'done') onMoved();
    },
    isOnline,
  });

  return {
    ...control,
    view,
    send: async (sent) => {
      const { state } = view.get();
      if (isMoveInFlight(state)) throw new Error('The move before this one has not ended.');
      const isSame = state.step === 'notSent' && codec.write(state.sent) === codec.write(sent);
      dispatch({ type: 'sent', key: isSame ? state.key : mintKey(), sent }, { trouble: null });
      const failed = await attempt();
      const { state: now } = view.get();
      if (now.step === 'done') return now.receipt;
      throw failed?.error ?? new Error('The move has no receipt.');
    },
    resume: async () => {
      const kept = await vault.list(userId);
      const oldest = kept.find(({ key }) => !hasEnded(key));
      if (!oldest || inFlight()) return;
      put({ state: { ...oldest, step: 'unknown', attempts: 1, sighting: null }, ...idle });
    },
  };
}
