import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import type { TransferView } from '../../../../kit/money/transfer/transfer-view.ts';
import { useProofSheet } from '../../../../kit/proof/use-proof-sheet.ts';
import { proofDemandIn } from '../../../../platform/failures/failure.ts';

export interface TransferProofProps {
  view: TransferView;
  /** Called to send again what waited for the proof, with the same key. */
  onProved: () => void;
}

/** Asks for a code if the server requires one for a large transfer. Closing it sends nothing. */
export function TransferProof({ view, onProved }: TransferProofProps) {
  const t = useMoneyTexts();
  const { Sheet, isOpen, setOpen } = useProofSheet(view.trouble && proofDemandIn(view.trouble));
  const advance = () => {
    setOpen(false);
    onProved();
  };
  return (
    Sheet && (
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        reason={t('kit/money/transfer:review.proof')}
        onProved={advance}
      />
    )
  );
}
