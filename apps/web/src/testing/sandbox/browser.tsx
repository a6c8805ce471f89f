import { sessionContract } from '@dayfare/api/session/contract';
import { render, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { App } from '../../platform/app-context/app.ts';
import { connectToShell } from '../../platform/device/connect-to-shell.ts';
import { findShell } from '../../platform/device/find-shell.ts';
import { deviceId, deviceType } from '../../platform/session/device.ts';
import { memoryVault } from '../../platform/session/vault.ts';
import { memorySealedRecords } from '../../platform/storage/sealed-records.ts';
import { memoryStorage } from '../../platform/storage/storage.ts';
import { mountAt } from '../mount.tsx';
import type { ShellAround } from '../shell/shell-around.ts';
import type { StoryAppParts } from '../story-app.ts';
import { createTestApp } from '../test-app.ts';
import type { Network } from './network.ts';
import { password } from './people.ts';
import type { Person } from './person.ts';

/** What a screen is opened with. The usual brand is kept whatever the server says, unless `keepsBrand` is false. */
export interface ScreenParts extends Pick<Partial<StoryAppParts>, 'language' | 'brand' | 'keepsBrand'> {
  /** Who signs in before the screen opens. Default: this browser's session. */
  readonly as?: Pick<Person, 'email'> | undefined;
  /** Pages that were visited before; Back leads to the last of them. */
  readonly after?: readonly string[] | undefined;
  /** What stands around the page, of `useShells`. Default: a browser. */
  readonly shell?: ShellAround | undefined;
}

/** A tab of a test's browser. */
export interface Screen {
  readonly app: App;
  readonly router: ReturnType<typeof mountAt>['router'];
  readonly user: UserEvent;
  /** Queries of this tab alone; what lies over the page, such as a dialog, is in the document. */
  readonly view: ReturnType<typeof within>;
  /** Path and query on which the app is by now. */
  readonly here: () => string;
  /** Takes the tab out of the document, as another one comes to the front: it goes on, and `screen` no longer finds it. */
  readonly toBack: () => void;
  /** Puts the tab back into the document. */
  readonly toFront: () => void;
  /** Closes the tab. */
  readonly close: () => void;
  /** Loads the page again: nothing of the app is left but what it has stored. */
  readonly reload: () => Promise<Screen>;
  /** Loads another page in this tab, as an address that is typed. */
  readonly load: (path: string) => Promise<Screen>;
}

/** A browser as far as screens need one: what a sign-in leaves in it is there for every tab, until the test ends. */
export interface Browser {
  readonly network: Network;
  /** What all tabs share. */
  readonly local: Storage;
  /** Opens the app at a path, in a tab of its own. */
  readonly open: (path: string, parts?: ScreenParts) => Promise<Screen>;
}

/** Creates a fresh browser. */
export function createBrowser(network: Network): Browser {
  const shared = { vault: memoryVault(), local: memoryStorage(), unfinished: memorySealedRecords() };
  const user = userEvent.setup({ delay: null });

  const openIn = async (tab: Storage, path: string, parts: ScreenParts): Promise<Screen> => {
    const { as, after = [], shell, ...look } = parts;
    const app = await createTestApp({
      ...{ ...shared, ...look, tab, configuration: undefined },
      fetch: network.fetch,
      cookies: network.cookies,
    });
    if (!shell) findShell(app);
    await app.startup.configure();
    await app.session.restore();
    if (as)
      await app.session.begin(
        await app.api.client(sessionContract).loginM({
          identifier: as.email,
          identifierType: 'EmailAddress',
          password,
          deviceId: deviceId(shared.local),
          deviceType: deviceType(),
        }),
      );
    const { element, router } = mountAt(app, [...after, path]);
    if (shell) void connectToShell(app, shell.load());
    const { unmount, container } = render(element);
    const here = () => router.state.location.pathname + router.state.location.search;
    const load = (address: string) => {
      unmount();
      return openIn(tab, address, { ...look, after, shell });
    };
    return {
      ...{ app, router, user, here },
      view: within(container),
      toBack: () => container.remove(),
      toFront: () => document.body.append(container),
      close: unmount,
      load,
      reload: () => load(here()),
    };
  };

  return {
    network,
    local: shared.local,
    open: (path, parts = {}) => openIn(memoryStorage(), path, parts),
  };
}
