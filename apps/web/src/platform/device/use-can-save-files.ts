import { useApp } from '../app-context/app-context.ts';
import { isNativeApp } from './native.ts';
import { useDevice } from './use-device.ts';

/** Whether a file can be saved here: a browser downloads it, a native app needs to be able to. */
export function useCanSaveFiles(): boolean {
  const app = useApp();
  return useDevice().can('files') || !isNativeApp(app);
}
