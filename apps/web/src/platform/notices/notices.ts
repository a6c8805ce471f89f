import type { SnackbarMessage } from '@dayfare/ui/snackbar';

/** Shows snackbars from code outside React; messages before the frame is mounted are queued. */
export interface Notices {
  readonly say: (notice: SnackbarMessage) => void;
  /** Connects the frame; returns a function that disconnects it. */
  readonly showWith: (show: (notice: SnackbarMessage) => void) => () => void;
}

/** Creates a page's notices. */
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
