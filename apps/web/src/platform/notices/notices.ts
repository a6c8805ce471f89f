import type { SnackbarMessage } from '@dayfare/ui/snackbar';

/** Lets code outside of React show a snackbar; what is said before the frame is there waits for it. */
export interface Notices {
  readonly say: (notice: SnackbarMessage) => void;
  /** The frame takes over the showing; returns the way to stop that. */
  readonly showWith: (show: (notice: SnackbarMessage) => void) => () => void;
}

/** Makes the notices of a page. */
export function createNotices(): Notices {
  let waiting: SnackbarMessage[] = [];
  let show: ((notice: SnackbarMessage) => void) | undefined;
  return {
    say: (notice) => {
      if (show) show(notice);
      else waiting.push(notice);
    },
    showWith: (next) => {
      show = next;
      for (const notice of waiting) next(notice);
      waiting = [];
      return () => {
        if (show === next) show = undefined;
      };
    },
  };
}
