import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { MissingSheet } from '../loading/missing-sheet.tsx';

/** Fetches a sheet's code; the bundler makes sure this happens once. */
export type LoadSheet<Props> = () => Promise<ComponentType<Props>>;

/** A sheet that is loaded when it is opened. */
export interface LaterSheet<Props> {
  /** The sheet's component once it has been opened; null before. Where its code could not be fetched, a sheet that says so. */
  readonly Sheet: ComponentType<Props> | null;
  readonly isOpen: boolean;
  /** Opens it as soon as its code has loaded, or has failed to. */
  readonly open: () => void;
  readonly setOpen: (isOpen: boolean) => void;
}

/** When a sheet's code is prefetched, in ms after the page is ready. */
const aheadMs = 1_500;

/** Keeps a sheet's code out of the page that opens it. `load` must be the same function on every render. */
export function useSheet<Props>(load: LoadSheet<Props>): LaterSheet<Props> {
  const [Sheet, setSheet] = useState<ComponentType<Props> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const Missing = useCallback(() => <MissingSheet onClose={() => setOpen(false)} />, []);

  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), aheadMs);
    return () => clearTimeout(timer);
  }, [load]);

  const open = async () => {
    try {
      const loaded = await load();
      setSheet(() => loaded);
      setMissing(false);
    } catch {
      setMissing(true);
    }
    setOpen(true);
  };
  const missing = isOpen ? Missing : null;
  return { Sheet: isMissing ? missing : Sheet, isOpen, open: () => void open(), setOpen };
}
