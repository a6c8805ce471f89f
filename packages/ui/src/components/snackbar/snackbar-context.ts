import { createContext, useContext } from 'react';
import type { PressHandler } from '../../primitives/press.ts';

/** What a snackbar conveys; decides its icon and how urgently it is announced. */
export type SnackbarTone = 'info' | 'success' | 'warning' | 'danger';

/** A message to show. */
export interface SnackbarMessage {
  /** One short sentence. */
  message: string;
  /**
   * `danger` is announced at once, the others when the screen reader pauses.
   * @default 'info'
   */
  tone?: SnackbarTone | undefined;
  /** How long it stays, in ms. See {@link snackbarDurations}. */
  durationMs?: number | undefined;
  /** An action; pressing it closes the snackbar. */
  action?: { label: string; onPress: PressHandler } | undefined;
}

/** Return value of `useSnackbar`. */
export interface SnackbarApi {
  /** Shows a message. With three already shown, the oldest is removed. */
  notify: (message: SnackbarMessage) => void;
}

/** Null outside a provider. */
export const SnackbarContext = createContext<SnackbarApi | null>(null);

/** Returns the function that shows snackbars. Throws outside {@link SnackbarProvider}. */
export function useSnackbar(): SnackbarApi {
  const api = useContext(SnackbarContext);
  if (!api)
    throw new Error('useSnackbar needs a SnackbarProvider above it: wrap the app in <SnackbarProvider>.');
  return api;
}
