'use client';

import {
  type FocusEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useUiMessages } from '../../messages/messages.ts';
import { isGap, type Places, put, take } from './places.ts';
import * as styles from './snackbar.css.ts';
import { SnackbarContext, type SnackbarMessage } from './snackbar-context.ts';
import { SnackbarItem } from './snackbar-item.tsx';

export { snackbarDurations } from './durations.ts';
export {
  type SnackbarApi,
  type SnackbarMessage,
  type SnackbarTone,
  useSnackbar,
} from './snackbar-context.ts';

/**
 * Provides `useSnackbar` and shows the messages in one region at the top centre. Render it once, at the root: the region is in a layer of
 * its own, so it stays readable and reachable while a dialog makes the page inert.
 */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const messages = useUiMessages();
  const [places, setPlaces] = useState<Places>([]);
  const nextId = useRef(0);

  const notify = useCallback((message: SnackbarMessage) => {
    nextId.current += 1;
    const entry = { ...message, id: nextId.current };
    // The same message again restarts its time.
    setPlaces((shown) => put(shown, entry));
  }, []);
  const { place, onFocus, giveBack } = useFocusReturn();
  const remove = useCallback(
    (id: number, height: number) => {
      giveBack();
      setPlaces((shown) => take(shown, id, height));
    },
    [giveBack],
  );
  const api = useMemo(() => ({ notify }), [notify]);
  const hasDocument = useHasDocument();

  return (
    <SnackbarContext.Provider value={api}>
      {children}
      {hasDocument &&
        createPortal(
          // `data-react-aria-top-layer` keeps React Aria's overlays from making the region inert.
          <section
            ref={place}
            {...{ onFocus }}
            className={styles.region}
            aria-label={messages.notifications}
            data-react-aria-top-layer="true"
          >
            {places.map((place) => {
              if (isGap(place)) return <div key={place.id} aria-hidden style={{ blockSize: place.height }} />;
              const { id, ...message } = place;
              return <SnackbarItem key={id} {...message} onClose={(height) => remove(id, height)} />;
            })}
          </section>,
          document.body,
        )}
    </SnackbarContext.Provider>
  );
}

const neverChanges = () => () => undefined;

/** Returns false on a server and during hydration, because React would treat a portal as part of the page. */
function useHasDocument(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** If a message with focus disappears, focus returns to where it came from. */
function useFocusReturn() {
  const place = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  }, []);
  const giveBack = useCallback(() => {
    if (place.current?.contains(document.activeElement)) cameFrom.current?.focus();
  }, []);
  return { place, onFocus, giveBack };
}
