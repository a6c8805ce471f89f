import type { MoveAnswer, PendingRequest, PendingRequestEvent } from '@dayfare/domain/money';
import { type Failure, failureOf } from '../../../platform/failures/failure.ts';
import { sendingEvent } from './sending-event.ts';

/** What is shown of a move beside its state. */
export interface PendingRequestNote {
  /** The server is being asked what became of the move, or to make sure nothing is sent anymore. */
  readonly isAsking: boolean;
  /** Why the last request failed; cleared by the next one. */
  readonly trouble: Failure | null;
}

/** What the control needs of a move. */
export interface FlightParts<Receipt> {
  /** The move between its first request and the end of its key; null before and after. */
  readonly pending: () => (PendingRequest & { readonly key: string }) | null;
  readonly isAsking: () => boolean;
  readonly dispatch: (event: PendingRequestEvent<Receipt>, note?: Partial<PendingRequestNote>) => void;
  readonly note: (note: Partial<PendingRequestNote>) => void;
  /** Writes the move down, so that it survives a crash. */
  readonly keep: () => Promise<void>;
  readonly perform: () => Promise<Receipt>;
  /** What the server says of a key. Must not send. */
  readonly outcome: (key: string) => Promise<MoveAnswer<Receipt>>;
  /** Makes sure that nothing is carried out under a key anymore. */
  readonly close: (key: string) => Promise<MoveAnswer<Receipt>>;
  /** Called when the server has responded and the result is known. */
  readonly onSettled: (key: string) => Promise<void>;
  readonly isOnline: () => boolean;
}

/** Sends a move, and finds out what became of it. */
export interface PendingControl<Receipt> {
  /** Sends what is in the state `sending`. Resolves with what went wrong; null if nothing did. */
  readonly attempt: () => Promise<{ readonly error: unknown } | null>;
  /** Whether a key's end is known here. The device may still list one that was read just before it was forgotten. */
  readonly hasEnded: (key: string) => boolean;
  /** Asks what became of a move whose answer was lost. Moves nothing. */
  readonly check: () => Promise<MoveAnswer<Receipt>['status'] | null>;
  /** Sends a move whose answer was lost once more, with the same key: it is carried out once at most. */
  readonly sendAgain: () => Promise<void>;
  /**
   * Sees to it that a move whose answer was lost is not carried out any more. Gives what the server says of it: `done` when it had been made
   * already; null when the server could not be asked.
   */
  readonly doNotSend: () => Promise<MoveAnswer<Receipt>['status'] | null>;
}

/** The one way in which a move of money is sent and asked about, whatever it moves. */
export function controlPending<Receipt>(parts: FlightParts<Receipt>): PendingControl<Receipt> {
  const { pending, isAsking, dispatch, note, isOnline } = parts;

  const ended = new Set<string>();
  const settle = async (key: string) => {
    if (pending() !== null) return;
    ended.add(key);
    await parts.onSettled(key);
  };

  const attempt = async () => {
    const now = pending();
    if (now?.step !== 'sending') return null;
    let failed: { readonly error: unknown } | null = null;
    ended.delete(now.key);
    await parts.keep();
    try {
      const receipt = await parts.perform();
      dispatch({ type: 'succeeded', receipt });
    } catch (error) {
      failed = { error };
      const event = sendingEvent(error);
      dispatch(event, { trouble: event.type === 'not-sent' ? failureOf(error, isOnline()) : null });
    }
    await settle(now.key);
    return failed;
  };

  /** The pending question, which never rejects. A decision waits for it: a press must not be lost because a check is running. */
  let asked: Promise<unknown> = Promise.resolve();

  const askNow = async (question: FlightParts<Receipt>['outcome']) => {
    const now = pending();
    if (now?.step !== 'unknown' || isAsking()) return null;
    note({ isAsking: true });
    try {
      const answer = await question(now.key);
      dispatch({ type: 'answered', key: now.key, answer }, { isAsking: false, trouble: null });
      await settle(now.key);
      return answer.status;
    } catch (error) {
      note({ isAsking: false, trouble: failureOf(error, isOnline()) });
      return null;
    }
  };
  const ask = (question: FlightParts<Receipt>['outcome']) => {
    const answered = askNow(question);
    asked = answered.catch(() => null);
    return answered;
  };

  return {
    attempt,
    hasEnded: (key) => ended.has(key),
    check: () => ask(parts.outcome),
    sendAgain: async () => {
      await asked;
      const now = pending();
      // The server may have seen the request by now; then there is nothing left to decide.
      if (now?.step !== 'unknown' || now.sighting === 'inProgress') return;
      dispatch({ type: 'retry', key: now.key }, { trouble: null });
      await attempt();
    },
    doNotSend: async () => {
      await asked;
      return ask(parts.close);
    },
  };
}
