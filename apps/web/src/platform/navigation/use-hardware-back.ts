import { useEffect } from 'react';
import { useApp } from '../app-context/app-context.ts';

/** Follows the hardware back button of Android, which the native shell reports as `backbutton` on the document [access-068]. */
export function useHardwareBack(): void {
  const app = useApp();
  useEffect(() => {
    const back = async () => {
      const { goBackFrom } = await import('./back.ts');
      await goBackFrom(app, { isAndroidButton: true });
    };
    const listener = () => void back().catch(() => undefined);
    document.addEventListener('backbutton', listener);
    return () => document.removeEventListener('backbutton', listener);
  }, [app]);
}
