import type { RoutePath } from '@dayfare/domain/access';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../app-context/app.ts';
import type { TextArea } from '../i18n/catalogues.ts';
import type { TitleKey } from './title.ts';

/** What a screen's file exports, and nothing else. */
export interface ScreenModule {
  /** The page. It has one `h1`. */
  readonly Screen: ComponentType;
  /**
   * Runs before the page shows, after the guard and the area's startup data. Warm the query cache here; a rejection
   * shows the problem page with a retry.
   */
  readonly load?: ((app: App, args: LoaderFunctionArgs) => Promise<unknown>) | undefined;
}

/** One page of the app. */
export interface RouteEntry {
  /** A path of the catalogue; the area that it begins with says what is loaded before the page shows. */
  readonly path: RoutePath;
  /** The texts that it speaks with; they load with the page. */
  readonly texts: readonly TextArea[];
  /**
   * `visitor`: open without signing in, and free of TanStack Query. `signedIn`: the guard asks for a session first, and
   * the page is shown inside the query provider. `step`: likewise, for a step between signing in and everything else;
   * its area is open to visitors, who have no such step and are led to the login.
   */
  readonly guard: 'visitor' | 'signedIn' | 'step';
  readonly title: TitleKey;
  /** The screen's chunk. `atHand` comes with the app: see screens-at-hand.ts. */
  readonly screen: 'atHand' | (() => Promise<ScreenModule>);
}
