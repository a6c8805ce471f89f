import { proofDemandIn } from '../../../platform/failures/failure.ts';
import { useProofSheet } from '../../session/index.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import type { TransferView } from './transfer-view.ts';

/** Props of {@link TransferProof}. */
export interface TransferProofProps {
  view: TransferView;
  /** Sends once more what waited for the proof, with the same key. */
  onProved: () => void;
}

/** Asks for a code when the server wants one before it makes a large transfer. Leaving it sends nothing. */
export function TransferProof({ view, onProved }: TransferProofProps) {
  const t = useMoneyTexts();
  const { Sheet, isOpen, setOpen } = useProofSheet(view.trouble && proofDemandIn(view.trouble));
  const goOn = () => {
    setOpen(false);
    onProved();
  };
  return (
    Sheet && (
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        reason={t('money/get-money:review.proof')}
        onProved={goOn}
      />
    )
  );
}
