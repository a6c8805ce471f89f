import type { TransferState } from '@dayfare/domain/money';
import { type Situation, UnknownOutcome } from '../../../kit/money/move/unknown-outcome.tsx';
import { StepScreen } from '../parts/step-screen.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { historyPath } from '../view/steps.ts';
import type { ReviewProps } from './review-props.ts';
import { TransferProof } from './transfer-proof.tsx';

type Doubtful = Extract<TransferState, { attempts: number }>;

// A transfer is always asked about without a press.
const known = (situation: Situation) => (situation === 'lost' ? 'asking' : situation);

/** After a lost response: what the server knows about the transfer. */
export function Checking({ controller, view, state }: ReviewProps & { state: Doubtful }) {
  const { t, money } = useMoneyView(useCurrency() ?? 'USD');
  return (
    <UnknownOutcome
      move={{ ...controller, ...view, state }}
      words={{
        title: (situation) => t(`money/get-money:unknown.titles.${known(situation)}`),
        safe: t('money/get-money:unknown.safe'),
        text: (situation) => t(`money/get-money:unknown.texts.${known(situation)}`),
        check: t('money/get-money:unknown.check'),
        checking: t('money/get-money:unknown.titles.asking'),
        decision: {
          sendAgain: t('money/get-money:unknown.send', { amount: money(state.quote.received) }),
          sending: t('money/get-money:unknown.titles.sending'),
          doNotSend: t('money/get-money:unknown.doNotSend'),
          alreadyDone: t('money/get-money:unknown.alreadySent'),
          elsewhere: { label: t('money/get-money:unknown.history'), path: historyPath },
        },
      }}
      frame={(page) => <StepScreen step="review" {...page} />}
    >
      <TransferProof view={view} onProved={() => void controller.sendAgain()} />
    </UnknownOutcome>
  );
}
