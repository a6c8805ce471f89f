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
 * What a screen declares about itself, as `route` in `<screen>.route.ts`. All routes are loaded with the app, and scripts read them
 * without a bundler: import only types, and the page in a function.
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

/** A route with what follows from its path and its page. `pnpm generate` adds it (docs/decisions/0015-folders-declare-indexes-are-generated.md). */
export interface AppRoute extends ScreenRoute {
  /** Who may open the page, by the domain's catalogue. */
  readonly guard: Opening;
  /** What going back does on the page, by the domain's catalogue. */
  readonly back: BackRule;
  /** The place in the navigation that the page is, if it is one. */
  readonly place?: PlaceName | undefined;
  /** The texts that the page uses besides the platform's; loaded with it. */
  readonly texts: readonly TextArea[];
}

type PathsOf<Route extends AppRoute> =
  | Route['path']
  | (Route extends { readonly standsInFor: readonly (infer Path)[] } ? Path : never);

/** Paths that come up twice. What was found is passed along: the compiler follows a call at the end of a type much further. */
type PathInTwo<Routes extends readonly AppRoute[], Seen = never, Found = never> = Routes extends readonly [
  infer First extends AppRoute,
  ...infer Rest extends readonly AppRoute[],
]
  ? PathInTwo<Rest, Seen | PathsOf<First>, Found | (PathsOf<First> & Seen)>
  : Found;

/** The routes if their paths are unique; otherwise a message that nothing can be assigned to. */
export type PathsOnce<Routes extends readonly AppRoute[]> = [PathInTwo<Routes>] extends [never]
  ? readonly AppRoute[]
  : `Two screens have the path ${PathInTwo<Routes> & string}.`;
