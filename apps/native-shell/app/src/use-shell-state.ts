import type { Shell, ShellState } from '@dayfare/native-shell/shell';
import { useSyncExternalStore } from 'react';

/** What is on the screen; renders again when it changes. */
export const useShellState = ({ state }: Shell): ShellState =>
  useSyncExternalStore(state.subscribe, state.get);
