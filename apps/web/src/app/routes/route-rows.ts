import {
  type AreaKey,
  areas,
  isArea,
  type Opening,
  type Preload,
  type RouteFacts,
  type RoutePath,
  routeCatalogue,
  routePaths,
  routeTableMarkdown,
} from '@dayfare/domain/access';
import { type AreaModule, moduleOfArea } from '@dayfare/domain/startup';
import { routes } from '../generated/routes.ts';
import { hasPage } from './has-page.ts';

/** What stands behind a path. */
type Standing =
  | { readonly kind: 'built' }
  /** Leads to another page. */
  | { readonly kind: 'leadsTo'; readonly to: RoutePath | null }
  /** Has no screen yet: page-not-found shows in its place. */
  | { readonly kind: 'notBuilt' };

/** A page of the catalogue: where it belongs, who may open it, what is loaded before it, and what it shows. */
export interface RouteRow {
  readonly path: RoutePath;
  /** Null for the pages at the root. */
  readonly area: AreaKey | null;
  /** The area of the requirements that its screen belongs to. */
  readonly feature: string;
  readonly guard: Opening;
  readonly preloads: readonly Preload[];
  /** The module of its start-up data. */
  readonly module: AreaModule | null;
  /** Parameters of the query that it reads. */
  readonly reads: readonly string[];
  readonly standing: Standing;
}

function standingOf(path: RoutePath, guard: Opening): Standing {
  if (hasPage(path)) return { kind: 'built' };
  // An alias is the guard's to lead on.
  const to = routes.find(({ standsInFor = [] }) => standsInFor.includes(path))?.path ?? null;
  return to !== null || guard === 'alias' ? { kind: 'leadsTo', to } : { kind: 'notBuilt' };
}

/** Every page of the catalogue, in one table. */
export const routeRows: readonly RouteRow[] = routePaths.map((path) => {
  const { feature, opening, reads = [] }: RouteFacts = routeCatalogue[path];
  const [, segment = ''] = path.split('/');
  const area = isArea(segment) ? segment : null;
  return {
    ...{ path, area, feature, guard: opening, reads },
    preloads: area === null ? [] : areas[area].preloads,
    module: area === null ? null : moduleOfArea(area),
    standing: standingOf(path, opening),
  };
});

const words: Readonly<Record<Opening, string>> = {
  everyone: 'everyone',
  visitors: 'visitors',
  visitorsOrStep: 'visitors, and whoever has this step to finish',
  anyone: 'everyone, within a guarded area',
  fromLogin: 'signed-in people, and visitors from the login',
  directEnrolment: 'signed-in people, and visitors while direct enrolment is on',
  signedIn: 'signed-in people',
  maintenance: 'everyone during maintenance',
  alias: 'nobody: it leads on',
};

function shown({ standing }: RouteRow): string {
  switch (standing.kind) {
    case 'built':
      return 'built';
    case 'leadsTo':
      return standing.to === null ? 'leads on' : `→ \`${standing.to}\``;
    case 'notBuilt':
      return 'page-not-found';
  }
}

function loaded({ preloads, module }: RouteRow): string {
  return preloads.map((step) => (step === 'startupData' && module ? `${step} ${module}` : step)).join(', ');
}

/** The page docs/routes.md: every route with its area, guard, data and standing, then what the guard answers to whom. */
export function routesPage(): string {
  const rows = routeRows.map(
    (row) => `| \`${row.path}\` | ${row.area ?? ''} | ${words[row.guard]} | ${loaded(row)} | ${shown(row)} |`,
  );
  const count = routeRows.filter(({ standing }) => standing.kind === 'built').length;
  return `${[
    '# Routes',
    '',
    'Written by `pnpm generate`; a test fails when it is out of date.',
    '',
    `${routeRows.length} routes, ${count} of them built. A route without a screen shows page-not-found in its place.`,
    '',
    '| Path | Area | Open to | Loaded before it | Shows |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    // One page has one title.
    routeTableMarkdown().replaceAll(/^#/gm, '##'),
  ].join('\n')}`;
}
