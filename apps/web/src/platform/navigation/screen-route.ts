import type { BackRule, Opening, RoutePath } from '@dayfare/domain/access';
import type { PlaceName } from '@dayfare/domain/navigation';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../app-context/app.ts';
import type { TextArea } from '../i18n/area-texts.ts';
import type { PagePart } from './page-part.ts';
import type { TitleKey } from './title.ts';

/** The exports of a screen's `*-page.tsx`. */
export interface ScreenModule {
  /** The page. It has one `h1`. */
  readonly Screen: ComponentType;
  /** Title of the page, for the browser tab and screen readers. */
  readonly title: TitleKey;
  /** Requests the page's data in parallel with the area's start-up data. Nothing waits for it: each part appears when it arrives. */
  readonly prefetch?: ((app: App) => void) | undefined;
  /**
   * Runs before the page is shown, after the guard and the area's start-up data. Use it to fill the query cache; a rejection shows the
   * error page with a retry.
   */
  readonly load?: ((app: App, args: LoaderFunctionArgs) => Promise<unknown>) | undefined;
}

/**
 * What a screen declares about itself, as `route` in `<screen>.route.ts`. All routes of an area are loaded with its first page, and scripts read
 * them without a bundler: import only types, and the page in a function.
 */
export interface ScreenRoute {
  /** A path from the domain's catalogue; its area decides what is loaded before the page is shown. */
  readonly path: RoutePath;
  /** Pages without their own screen that lead here; the query is kept. */
  readonly standsInFor?: readonly RoutePath[] | undefined;
  /**
   * The part of the app the page belongs to: the navigation is there, and marks the group. A page without one is a task: it has no
   * navigation and its own way out.
   */
  readonly part?: PagePart | undefined;
  /**
   * Parameters of its query that are secrets. They are taken out of the address before anything stores or reports it, and kept for the tab,
   * encrypted: `readSecretParameters`.
   */
  readonly secrets?: readonly string[] | undefined;
  /** The page's chunk. `bundled`: the page next to the route is part of the app itself and has no loader. */
  readonly screen: 'bundled' | (() => Promise<ScreenModule>);
}

/**
 * What the app knows of a page before it has loaded anything of its area. `pnpm generate` writes it from the screen's route, the domain's catalogue
 * and the table of places (docs/decisions/0015-folders-declare-indexes-are-generated.md).
 */
export interface AppRoute extends Omit<ScreenRoute, 'screen'> {
  /** The file of screens that has the page, in `app/generated/screens`: that of its area, or of its room in a large one. */
  readonly area: string;
  /** Who may open the page, by the domain's catalogue. */
  readonly guard: Opening;
  /** The place in the navigation that the page is, if it is one. */
  readonly place?: PlaceName | undefined;
  /** Whether the page comes with the app, and not with its area. */
  readonly isBundled?: boolean | undefined;
}

/** How a page is loaded, and what belongs to it. */
export interface ScreenParts {
  /** Loads the page. */
  readonly screen: () => Promise<ScreenModule>;
  /** What going back does on the page, by the domain's catalogue. */
  readonly back: BackRule;
  /** The texts that the page uses besides the platform's; loaded with it. */
  readonly texts: readonly TextArea[];
}

/** The screens of an area, by path. */
export interface AreaScreens {
  readonly screens: Readonly<Record<string, ScreenParts>>;
}
