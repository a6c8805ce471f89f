import type { RoutePath, routeCatalogue } from '@dayfare/domain/access';
import type { NavigationPart } from '@dayfare/themes/navigation';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../app-context/app.ts';
import type { TextArea } from '../i18n/area-texts.ts';
import type { TitleKey } from './title.ts';

type Catalogue = typeof routeCatalogue;

/** The rule of going back that the domain's catalogue has for a path. */
type BackOf<Path extends RoutePath> = Path extends RoutePath
  ? Catalogue[Path] extends { readonly back: infer Rule }
    ? Rule
    : 'previous'
  : never;

/** What a screen's `*-page.tsx` exports, and nothing else. */
export interface ScreenModule<Path extends RoutePath = RoutePath> {
  /** The page. It has one `h1`. */
  readonly Screen: ComponentType;
  /** What the page is called in the browser's tab and to a screen reader. */
  readonly title: TitleKey;
  /** The domain's rule of going back that the page is under: the one that the catalogue has for the path. */
  readonly back: BackOf<Path>;
  /** Asks for what the page shows, beside the area's start-up data. Nobody waits for it: each part comes into its own place. */
  readonly ask?: ((app: App) => void) | undefined;
  /**
   * Runs before the page shows, after the guard and the area's startup data. Warm the query cache here; a rejection
   * shows the problem page with a retry.
   */
  readonly load?: ((app: App, args: LoaderFunctionArgs) => Promise<unknown>) | undefined;
}

interface RouteTo<Path extends RoutePath> {
  /** A path of the domain's catalogue; the area that it begins with says what is loaded before the page shows. */
  readonly path: Path;
  /** Pages without a screen of their own that lead here; the query goes along. */
  readonly standsInFor?: readonly RoutePath[] | undefined;
  /**
   * The part of the app that the page belongs to: the navigation shows on it, at that part. A page without one is a task, which runs
   * without navigation and has a way out of its own.
   */
  readonly part?: NavigationPart | undefined;
  /** The rule of the domain's guard that the page is under: the one that the catalogue has for the path. */
  readonly guard: Catalogue[Path]['opening'];
  /** The texts that the page uses besides those of the platform; they load with it. */
  readonly texts: readonly TextArea[];
  /** The page's chunk. `atHand`: the page beside the route comes with the app itself, and has no loader. */
  readonly screen: 'atHand' | (() => Promise<ScreenModule<Path>>);
}

/**
 * What a screen declares about itself, as `route` in `<screen>.route.ts`. All routes come with the app, and scripts read them without
 * a bundler: import types only, and the page behind a function.
 */
export type ScreenRoute = { readonly [Path in RoutePath]: RouteTo<Path> }[RoutePath];

/** The rules of the guard that pages are under. */
export type GuardName = ScreenRoute['guard'];

type PathsOf<Route extends ScreenRoute> =
  | Route['path']
  | (Route extends { readonly standsInFor: readonly (infer Path)[] } ? Path : never);

type PathInTwo<Routes extends readonly ScreenRoute[], Seen = never> = Routes extends readonly [
  infer First extends ScreenRoute,
  ...infer Rest extends readonly ScreenRoute[],
]
  ? (PathsOf<First> & Seen) | PathInTwo<Rest, Seen | PathsOf<First>>
  : never;

/** The routes, if no two of them have the same path; otherwise a sentence that nothing can be assigned to. */
export type PathsOnce<Routes extends readonly ScreenRoute[]> = [PathInTwo<Routes>] extends [never]
  ? readonly ScreenRoute[]
  : `Two screens have the path ${PathInTwo<Routes> & string}.`;
