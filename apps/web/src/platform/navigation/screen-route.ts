import type { RoutePath, routeCatalogue } from '@dayfare/domain/access';
import type { NavigationPart } from '@dayfare/themes/navigation';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../app-context/app.ts';
import type { TextArea } from '../i18n/area-texts.ts';
import type { TitleKey } from './title.ts';

type Catalogue = typeof routeCatalogue;

/** The back rule of a path in the domain's catalogue. */
type BackOf<Path extends RoutePath> = Path extends RoutePath
  ? Catalogue[Path] extends { readonly back: infer Rule }
    ? Rule
    : 'previous'
  : never;

/** The exports of a screen's `*-page.tsx`. */
export interface ScreenModule<Path extends RoutePath = RoutePath> {
  /** The page. It has one `h1`. */
  readonly Screen: ComponentType;
  /** Title of the page, for the browser tab and screen readers. */
  readonly title: TitleKey;
  /** The page's back rule, which must be the one in the catalogue. */
  readonly back: BackOf<Path>;
  /** Requests the page's data in parallel with the area's start-up data. Nothing waits for it: each part appears when it arrives. */
  readonly ask?: ((app: App) => void) | undefined;
  /**
   * Runs before the page is shown, after the guard and the area's start-up data. Use it to fill the query cache; a rejection shows the
   * error page with a retry.
   */
  readonly load?: ((app: App, args: LoaderFunctionArgs) => Promise<unknown>) | undefined;
}

interface RouteTo<Path extends RoutePath> {
  /** A path from the domain's catalogue; its area decides what is loaded before the page is shown. */
  readonly path: Path;
  /** Pages without their own screen that lead here; the query is kept. */
  readonly standsInFor?: readonly RoutePath[] | undefined;
  /**
   * The part of the app the page belongs to, which is highlighted in the navigation. A page without one is a task: it has no navigation
   * and its own way out.
   */
  readonly part?: NavigationPart | undefined;
  /** The page's guard rule, which must be the one in the catalogue. */
  readonly guard: Catalogue[Path]['opening'];
  /** The texts that the page uses besides the platform's; loaded with it. */
  readonly texts: readonly TextArea[];
  /** The page's chunk. `atHand`: the page next to the route is part of the app itself and has no loader. */
  readonly screen: 'atHand' | (() => Promise<ScreenModule<Path>>);
}

/**
 * What a screen declares about itself, as `route` in `<screen>.route.ts`. All routes are loaded with the app, and scripts read them
 * without a bundler: import only types, and the page in a function.
 */
export type ScreenRoute = { readonly [Path in RoutePath]: RouteTo<Path> }[RoutePath];

/** Guard rules of pages. */
export type GuardName = ScreenRoute['guard'];

type PathsOf<Route extends ScreenRoute> =
  | Route['path']
  | (Route extends { readonly standsInFor: readonly (infer Path)[] } ? Path : never);

/** Paths that come up twice. What was found is passed along: the compiler follows a call at the end of a type much further. */
type PathInTwo<Routes extends readonly ScreenRoute[], Seen = never, Found = never> = Routes extends readonly [
  infer First extends ScreenRoute,
  ...infer Rest extends readonly ScreenRoute[],
]
  ? PathInTwo<Rest, Seen | PathsOf<First>, Found | (PathsOf<First> & Seen)>
  : Found;

/** The routes if their paths are unique; otherwise a message that nothing can be assigned to. */
export type PathsOnce<Routes extends readonly ScreenRoute[]> = [PathInTwo<Routes>] extends [never]
  ? readonly ScreenRoute[]
  : `Two screens have the path ${PathInTwo<Routes> & string}.`;
