import { isMoveInFlight, type MoveState } from '@dayfare/domain/money';
import { useEffect, useState } from 'react';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { proofDemandIn, type Refusal } from '../../../platform/failures/failure.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { watchPending } from './look-for-unfinished.ts';
import { createMoveController, type MoveController, type MoveView } from './move-controller.ts';
import type { MoveKind } from './move-kind.ts';
import { createMoveVault } from './move-vault.ts';
import { ofPerson } from './of-person.ts';
import { useUnfinishedFlag } from './unfinished-flag.ts';

interface Owned<Sent, Receipt> {
  readonly controller: MoveController<Sent, Receipt>;
  readonly look: (flag: string | null) => Promise<void>;
}

function ownedBy<Sent, Receipt>(app: App, of: MoveKind<Sent, Receipt>): Owned<Sent, Receipt> {
  const { api, session, connection, unfinished, local } = app;
  const { perform, outcome, close = outcome, refresh, codec } = of;
  return ofPerson(session, of.kind, ({ userId }) => {
    const controller = createMoveController<Sent, Receipt>({
      calls: {
        perform: (sent, key) => perform(api, sent, key),
        outcome: (key) => outcome(api, key),
        close: (key) => close(api, key),
      },
      ...{ codec, userId, vault: createMoveVault(of, unfinished, local) },
      onMoved: () => void refresh(queryClientOf(session)),
      isOnline: connection.isOnline.get,
    });
    return { controller, look: watchPending(controller.resume) };
  });
}

/** A kind of move on a screen. */
export interface Move<Sent, Receipt>
  extends Omit<MoveController<Sent, Receipt>, 'view' | 'resume'>,
    MoveView<Sent, Receipt> {
  /** Whether the device is still being searched for a move whose result is unknown: none is begun before. */
  readonly isLooking: boolean;
  /** The move whose answer was lost, which comes before any other; null if there is none. */
  readonly unknown: Extract<MoveState<Sent, Receipt>, { attempts: number }> | null;
  /** What came of a move that was made here; null if none was. */
  readonly receipt: Receipt | null;
  /** The response that asked for a code before it sends; null while none is needed. */
  readonly demand: Refusal | null;
}

/**
 * A kind of move on a screen: its key, the device's sealed record of it, and whether it was not sent, refused, made, or is unknown. A move
 * of the person whose answer was lost is taken up, also one from another tab or from before the last sign-out.
 */
export function useMove<Sent, Receipt>(kind: MoveKind<Sent, Receipt>): Move<Sent, Receipt> {
  const app = useApp();
  const flag = useUnfinishedFlag();
  const [isLooking, setLooking] = useState(true);
  // Kept for the lifetime of the screen: when the session ends, sign-in replaces it.
  const [{ controller, look }] = useState(() => ownedBy(app, kind));
  const [before] = useState(() => controller.view.get().state);
  useEffect(() => {
    void look(flag).then(() => setLooking(false));
  }, [look, flag]);
  const view = useCell(controller.view);
  // What had ended before the screen was opened is of no concern here.
  const isPast = view.state === before && !isMoveInFlight(before);
  const state: MoveState<Sent, Receipt> = isPast ? { step: 'ready' } : view.state;
  const trouble = isPast ? null : view.trouble;
  const wasSentElsewhere = isMoveInFlight(state) && isMoveInFlight(before) && state.key === before.key;
  const isUnknown =
    isMoveInFlight(state) && (state.step === 'unknown' || state.attempts > 1 || wasSentElsewhere);
  return {
    ...controller,
    ...{ state, trouble, isAsking: view.isAsking, isLooking },
    unknown: isUnknown ? state : null,
    receipt: state.step === 'done' ? state.receipt : null,
    demand: trouble && proofDemandIn(trouble),
  };
}
