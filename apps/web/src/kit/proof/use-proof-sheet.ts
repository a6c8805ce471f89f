import { useEffect, useEffectEvent } from 'react';
import { useSheet } from '../../platform/state/use-sheet.tsx';

const loadSheet = async () => (await import('./proof-sheet.tsx')).ProofSheet;

/**
 * A sheet that asks for a code, opened by every new `demand`: the server response that required it, or null.
 */
export function useProofSheet(demand: object | null) {
  const sheet = useSheet(loadSheet);
  const openSheet = useEffectEvent(() => sheet.open());
  useEffect(() => {
    if (demand) openSheet();
  }, [demand]);
  return sheet;
}
