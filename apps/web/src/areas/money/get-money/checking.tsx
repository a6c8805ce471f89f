import type { TransferState } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { StepScreen } from '../parts/step-screen.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { historyPath } from '../view/steps.ts';
import type { ReviewProps } from './review-props.ts';
import { TransferProof } from './transfer-proof.tsx';
import type { TransferView } from './transfer-view.ts';
import { useAutoCheck } from './use-auto-check.ts';

type Doubtful = Extract<TransferState, { attempts: number }>;

/** What is known about a transfer whose response was lost. */
type Situation = 'sending' | 'asking' | 'inProgress' | 'neverSeen' | 'unreachable';

function situationOf(state: Doubtful, { trouble, isAsking }: TransferView): Situation {
  if (state.step === 'sending') return 'sending';
  return state.sighting ?? (trouble && !isAsking ? 'unreachable' : 'asking');
}

/**
 * After a lost response: what the server knows about the transfer. Checking only asks. If no request has arrived, sending it again and
 * not sending it are two separate buttons.
 */
export function Checking({ controller, view, state }: ReviewProps & { state: Doubtful }) {
  const { notices } = useApp();
  const { t, money } = useMoneyView(useCurrency() ?? 'USD');
  const navigate = useNavigate();
  const [isChecking, setChecking] = useState(false);
  const [isClosing, setClosing] = useState(false);
  useAutoCheck(controller, view);
  const situation = situationOf(state, view);

  const check = async () => {
    setChecking(true);
    await controller.check();
    setChecking(false);
  };
  const doNotSend = async () => {
    setClosing(true);
    const status = await controller.doNotSend();
    setClosing(false);
    if (status === 'done')
      notices.say({ message: t('money/get-money:unknown.alreadySent'), tone: 'warning' });
  };
  const canDecide = situation === 'neverSeen' || situation === 'sending';
  return (
    <StepScreen
      step="review"
      title={t(`money/get-money:unknown.titles.${situation}`)}
      footer={
        <>
          {canDecide && (
            <Button
              isStretched
              isPending={situation === 'sending'}
              pendingLabel={t('money/get-money:unknown.titles.sending')}
              onPress={() => void controller.sendAgain()}
            >
              {t('money/get-money:unknown.send', { amount: money(state.quote.received) })}
            </Button>
          )}
          {situation === 'neverSeen' && (
            <Button variant="secondary" isStretched isPending={isClosing} onPress={() => void doNotSend()}>
              {t('money/get-money:unknown.doNotSend')}
            </Button>
          )}
          {situation !== 'sending' && (
            <Button
              variant={canDecide ? 'quiet' : 'primary'}
              isStretched
              isPending={isChecking || situation === 'asking'}
              pendingLabel={t('money/get-money:unknown.titles.asking')}
              onPress={() => void check()}
            >
              {t('money/get-money:unknown.check')}
            </Button>
          )}
          {situation === 'unreachable' && (
            <Button variant="quiet" isStretched onPress={() => void navigate(historyPath)}>
              {t('money/get-money:unknown.history')}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        <EmptyState illustration="checking" title={t('money/get-money:unknown.safe')}>
          {t(`money/get-money:unknown.texts.${situation}`)}
        </EmptyState>
      </div>
      <TransferProof view={view} onProved={() => void controller.sendAgain()} />
    </StepScreen>
  );
}
