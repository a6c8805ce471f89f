import { useEffect, useEffectEvent } from 'react';
import { useSheet } from '../../../platform/state/use-sheet.ts';

const loadSheet = async () => (await import('./proof-sheet.tsx')).ProofSheet;

/**
 * The sheet that asks for a code, opened by every new `demand`: the answer of the server's that asked for it, null when there was none. Its
 * texts are `session/proof` and `session/pin`, which the page's route names.
 */
export function useProofSheet(demand: object | null) {
  const sheet = useSheet(loadSheet);
  const openSheet = useEffectEvent(() => sheet.open());
  useEffect(() => {
    if (demand) openSheet();
  }, [demand]);
  return sheet;
}
