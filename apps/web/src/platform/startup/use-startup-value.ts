import { useSyncExternalStore } from 'react';
import { useApp } from '../app-context/app-context.ts';

const nothing = () => undefined;

/** Returns an entry of the start-up data as text, also once it is corrected; undefined while no loaded module has it. */
export function useStartupValue(key: string): string | undefined {
  const { data } = useApp().startup;
  return useSyncExternalStore(data.onCorrected, () => data.value(key), nothing);
}
