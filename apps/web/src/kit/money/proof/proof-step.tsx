import { Banner } from '@dayfare/ui/banner';
import type { Refusal } from '../../../platform/failures/failure.ts';
import { useProofSheet } from '../../proof/use-proof-sheet.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

export interface ProofStepProps {
  /** The answer that asked for a code; null while none is needed. */
  demand: Refusal | null;
  /** Why a code is asked for. */
  reason: string;
  isPending: boolean;
  /** Does what waited for the code. */
  onProved: () => void;
}

/** Asks for a code where an action needs one. Closing the sheet changes nothing, and says so. */
export function ProofStep({ demand, reason, isPending, onProved }: ProofStepProps) {
  const t = useMoneyTexts();
  const { Sheet, isOpen, setOpen } = useProofSheet(demand);
  const advance = () => {
    setOpen(false);
    onProved();
  };
  return (
    <>
      {demand && !isOpen && !isPending && (
        <Banner tone="warning" isAnnounced>
          {t('kit/money/accounts:notProved')}
        </Banner>
      )}
      {Sheet && <Sheet isOpen={isOpen} onOpenChange={setOpen} reason={reason} onProved={advance} />}
    </>
  );
}
