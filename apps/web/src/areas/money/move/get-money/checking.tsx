import type { TransferState } from '@dayfare/domain/money';
import { type Situation, UnknownOutcome } from '../../../../kit/money/move/unknown-outcome.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import type { ReviewProps } from './review-props.ts';
import { StepScreen } from './step-screen.tsx';
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
        title: (situation) => t(`kit/money/transfer:unknown.titles.${known(situation)}`),
        safe: t('kit/money/transfer:unknown.safe'),
        text: (situation) => t(`kit/money/transfer:unknown.texts.${known(situation)}`),
        check: t('kit/money/transfer:unknown.check'),
        checking: t('kit/money/transfer:unknown.titles.asking'),
        decision: {
          sendAgain: t('kit/money/transfer:unknown.send', { amount: money(state.quote.received) }),
          sending: t('kit/money/transfer:unknown.titles.sending'),
          doNotSend: t('kit/money/transfer:unknown.doNotSend'),
          alreadyDone: t('kit/money/transfer:unknown.alreadySent'),
          elsewhere: { label: t('kit/money/transfer:unknown.history'), path: pathTo('/ewa/history') },
        },
      }}
      frame={(page) => <StepScreen step="review" {...page} />}
    >
      <TransferProof view={view} onProved={() => void controller.sendAgain()} />
    </UnknownOutcome>
  );
}
