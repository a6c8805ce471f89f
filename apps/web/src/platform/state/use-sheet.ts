import { snackbarDurations } from '@dayfare/ui/snackbar';
import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Fetches a sheet's code; the bundler sees to it that this happens once. */
export type LoadSheet<Props> = () => Promise<ComponentType<Props>>;

/** A sheet that is not part of the page until it is opened. */
export interface LaterSheet<Props> {
  /** The sheet, once it has been opened; null before. */
  readonly Sheet: ComponentType<Props> | null;
  readonly isOpen: boolean;
  /** Opens it as soon as its code is here; says so if that cannot be had. */
  readonly open: () => void;
  readonly setOpen: (isOpen: boolean) => void;
}

/** When a sheet's code is fetched ahead of its opening, ms after the page is there: nothing of the page waits for it. */
const aheadMs = 1_500;

/** Keeps the code of a sheet out of the page that opens it. `load` must be the same function at every render. */
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
