import { createContext, useContext } from 'react';
import type { PressHandler } from '../../primitives/press.ts';

/** What a snackbar is about; decides its icon and how urgently it is read out. */
export type SnackbarTone = 'info' | 'success' | 'warning' | 'danger';

/** One message to show. */
export interface SnackbarMessage {
  /** One short sentence. */
  message: string;
  /** Default `info`. `danger` is announced at once, the others when the reader pauses. */
  tone?: SnackbarTone | undefined;
  /** How long it stays, ms; default 10000. See {@link snackbarDurations}. */
  durationMs?: number | undefined;
  /** One thing to do about it; pressing it closes the snackbar. */
  action?: { label: string; onPress: PressHandler } | undefined;
}

/** What `useSnackbar` gives. */
export interface SnackbarApi {
  /** Shows a message; the oldest makes room when there are three already. */
  notify: (message: SnackbarMessage) => void;
}

/** Null outside a provider. */
export const SnackbarContext = createContext<SnackbarApi | null>(null);

/** The way to show a snackbar. Throws outside {@link SnackbarProvider}. */
export function useSnackbar(): SnackbarApi {
  const api = useContext(SnackbarContext);
  if (!api)
    throw new Error('useSnackbar needs a SnackbarProvider above it: wrap the app in <SnackbarProvider>.');
  return api;
}
