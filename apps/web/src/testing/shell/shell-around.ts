import type { Channel } from '@dayfare/api/bridge';

/** What stands around the pages of a test's tab. */
export interface ShellAround {
  /**
   * A page is loaded: gives its end of a new channel to the shell. The page listens to the window until `until` is aborted, because every
   * page of a test file has the same one.
   */
  readonly load: () => { readonly channel: Channel; readonly until: AbortSignal };
}

/** Pages one after another: each ends the one before. */
export function onePageAfterAnother(open: () => Channel, untilTestEnds: AbortSignal): ShellAround {
  let page = new AbortController();
  return {
    load: () => {
      page.abort();
      page = new AbortController();
      return { channel: open(), until: AbortSignal.any([page.signal, untilTestEnds]) };
    },
  };
}
