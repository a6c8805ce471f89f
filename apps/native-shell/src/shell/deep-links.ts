import type { Peer } from '@dayfare/api/bridge';
import { deepLink } from '@dayfare/domain/native';
import type { Device } from './device.ts';
import type { ShellSettings } from './settings.ts';

/** What handing links over takes. */
export interface DeepLinkParts {
  readonly settings: ShellSettings;
  readonly device: Pick<Device, 'now'>;
  /** A link is on its way: its page is shown once it stands. */
  readonly onWay: () => void;
  /** Nothing is waited for any more: the page has refused the link, or loads as a whole. */
  readonly onEnd: () => void;
}

/** Links that have opened the app, and the page that takes them. */
export interface DeepLinks {
  /** Takes a link from the system. Gives whether it is one of ours; any other changes nothing. */
  readonly open: (url: string) => boolean;
  /** A page has joined: it gets the link that has waited for one. */
  readonly joined: (page: Peer<'shell'>) => void;
  /** The page has gone. */
  readonly left: () => void;
}

/**
 * Hands universal links to the page: at once to one that is there (warm), else to the next that joins (cold). Of several that wait the
 * last counts: it is what the person has touched.
 */
export function createDeepLinks({ settings, device, onWay, onEnd }: DeepLinkParts): DeepLinks {
  let page: Peer<'shell'> | null = null;
  let waiting: string | null = null;

  const hand = async (to: Peer<'shell'>, url: string) => {
    const isWhole = linkOf(url)?.kind === 'fullPage';
    try {
      await to.ask('link.open', { url });
      if (isWhole) onEnd();
    } catch {
      // The page knows why; for the caller it stays where it is.
      onEnd();
    }
  };
  const linkOf = (url: string) => deepLink(url, { hosts: settings.linkHosts, here: '', now: device.now() });

  return {
    open: (url) => {
      if (linkOf(url) === null) return false;
      onWay();
      if (page) void hand(page, url);
      else waiting = url;
      return true;
    },
    joined: (joined) => {
      page = joined;
      if (waiting === null) return;
      const url = waiting;
      waiting = null;
      void hand(joined, url);
    },
    left: () => {
      page = null;
    },
  };
}
