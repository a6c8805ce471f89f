import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { MissingSheet } from '../../../platform/loading/missing-sheet.tsx';
import { useCell } from '../../../platform/state/cell.ts';
import type { FindSheetProps } from './find-sheet.tsx';

/** “Find anything”: its sheet, whose code and words are loaded when it is opened, and the keys that open it (Ctrl or Cmd, and K). */
export function Find() {
  const { finding, translator } = useApp();
  const isOpen = useCell(finding);
  const [Sheet, setSheet] = useState<ComponentType<FindSheetProps> | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      finding.set(true);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      finding.set(false);
    };
  }, [finding]);

  useEffect(() => {
    if (!isOpen || Sheet) return;
    Promise.all([
      import('./find-sheet.tsx'),
      translator.load('app/find'),
      translator.load('app/frame/find'),
    ]).then(
      ([{ FindSheet }]) => setSheet(() => FindSheet),
      () => setSheet(() => MissingSheet),
    );
  }, [isOpen, Sheet, translator]);

  const close = () => {
    finding.set(false);
    // The next press asks for it again.
    if (Sheet === MissingSheet) setSheet(null);
  };
  return isOpen && Sheet ? <Sheet onClose={close} /> : null;
}
