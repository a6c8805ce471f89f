import { snackbarDurations } from '@dayfare/ui/snackbar';
import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Fetches a sheet's code; the bundler makes sure this happens once. */
export type LoadSheet<Props> = () => Promise<ComponentType<Props>>;

/** A sheet that is loaded when it is opened. */
export interface LaterSheet<Props> {
  /** The sheet's component once it has been opened; null before. */
  readonly Sheet: ComponentType<Props> | null;
  readonly isOpen: boolean;
  /** Opens it as soon as its code has loaded; shows a message if that fails. */
  readonly open: () => void;
  readonly setOpen: (isOpen: boolean) => void;
}

/** When a sheet's code is prefetched, in ms after the page is ready. */
const aheadMs = 1_500;

/** Keeps a sheet's code out of the page that opens it. `load` must be the same function on every render. */
export function useSheet<Props>(load: LoadSheet<Props>): LaterSheet<Props> {
  const { notices } = useApp();
  const t = useTexts('app');
  const [Sheet, setSheet] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), aheadMs);
    return () => clearTimeout(timer);
  }, [load]);

  const open = async () => {
    try {
      const loaded = await load();
      setSheet(() => loaded);
      setOpen(true);
    } catch {
      notices.say({
        message: t('problem.outdatedText'),
        tone: 'danger',
        durationMs: snackbarDurations.component,
      });
    }
  };
  return { Sheet, isOpen, open: () => void open(), setOpen };
}
