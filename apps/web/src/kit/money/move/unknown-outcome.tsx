import type { MoveAnswer, PendingRequest } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import type { PendingControl, PendingRequestNote } from './pending-control.ts';
import { useAutoCheck } from './use-auto-check.ts';

/** What is known of a move whose answer was lost. `lost`: nothing yet, and nothing asks before the user does. */
export type Situation = 'lost' | 'sending' | 'asking' | 'inProgress' | 'neverSeen' | 'unreachable';

/** What the person can decide where asking leaves it open. */
interface DecisionWords {
  readonly sendAgain: string;
  readonly sending: string;
  readonly doNotSend: string;
  /** Said if it had been made already when the person chose not to send it. */
  readonly alreadyDone: string;
  /** Another page that tells what became of it, for as long as the server cannot be reached. */
  readonly elsewhere: { readonly label: string; readonly path: string };
}

/** The words of the page. */
interface UnknownWords {
  readonly title: (situation: Situation) => string;
  /** That it can't be sent twice. */
  readonly safe: string;
  readonly text: (situation: Situation) => string;
  readonly check: string;
  readonly checking: string;
  /** Said if the answer is that nothing moved. Default: the page that follows says it. */
  readonly notDone?: string | undefined;
  /**
   * For a kind with a `close` of its own: asking only reads, so it is done without a press, and the person decides. Default: asking ends the
   * move, so it waits for a press.
   */
  readonly decision?: DecisionWords | undefined;
}

export interface UnknownOutcomeProps {
  move: Pick<PendingControl<unknown>, 'check' | 'sendAgain' | 'doNotSend'> &
    PendingRequestNote & { readonly state: PendingRequest };
  words: UnknownWords;
  /** Renders the page around its title, its buttons and what it says. */
  frame: (page: { title: string; footer: ReactNode; children: ReactNode }) => ReactNode;
  /** The step that asks for a code, where sending again may need one. */
  children?: ReactNode;
}

function situationOf(
  { state, trouble, isAsking }: UnknownOutcomeProps['move'],
  isDecided: boolean,
): Situation {
  if (state.step === 'sending') return 'sending';
  if (isDecided) return 'lost';
  return state.sighting ?? (trouble && !isAsking ? 'unreachable' : 'asking');
}

const isOver = (status: MoveAnswer<unknown>['status'] | null) => status === 'closed' || status === 'refused';

/**
 * After a lost response: what is known of the move, and the way to its end. Nothing else moves before. Checking only asks. If no request has
 * arrived, sending it again and not sending it are two separate buttons.
 */
export function UnknownOutcome({ move, words, frame, children }: UnknownOutcomeProps) {
  const { notices } = useApp();
  const navigate = useNavigate();
  const [pending, setPending] = useState<'check' | 'close' | null>(null);
  const { decision } = words;
  useAutoCheck(decision ? move.check : null, move);
  const situation = situationOf(move, decision === undefined);
  const say = (message: string, tone: 'info' | 'warning') =>
    notices.say({ message, tone, durationMs: snackbarDurations.component });

  const check = async () => {
    setPending('check');
    const status = await move.check();
    setPending(null);
    if (words.notDone && isOver(status)) say(words.notDone, 'info');
  };
  const doNotSend = async () => {
    setPending('close');
    const status = await move.doNotSend();
    setPending(null);
    if (decision && status === 'done') say(decision.alreadyDone, 'warning');
  };
  const canDecide = situation === 'neverSeen' || situation === 'sending';
  return frame({
    title: words.title(situation),
    footer: (
      <>
        {decision && canDecide && (
          <Button
            isStretched
            isPending={situation === 'sending'}
            pendingLabel={decision.sending}
            onPress={() => void move.sendAgain()}
          >
            {decision.sendAgain}
          </Button>
        )}
        {decision && situation === 'neverSeen' && (
          <Button
            variant="secondary"
            isStretched
            isPending={pending === 'close'}
            onPress={() => void doNotSend()}
          >
            {decision.doNotSend}
          </Button>
        )}
        {!(decision && situation === 'sending') && (
          <Button
            variant={decision && canDecide ? 'quiet' : 'primary'}
            isStretched
            isPending={pending === 'check' || situation === 'asking' || situation === 'sending'}
            pendingLabel={words.checking}
            onPress={() => void check()}
          >
            {words.check}
          </Button>
        )}
        {decision && situation === 'unreachable' && (
          <Button variant="quiet" isStretched onPress={() => void navigate(decision.elsewhere.path)}>
            {decision.elsewhere.label}
          </Button>
        )}
      </>
    ),
    children: (
      <>
        {!decision && move.trouble && <FailureBanner failure={move.trouble} />}
        <div role="status">
          <EmptyState illustration="checking" title={words.safe}>
            {words.text(situation)}
          </EmptyState>
        </div>
        {children}
      </>
    ),
  });
}
