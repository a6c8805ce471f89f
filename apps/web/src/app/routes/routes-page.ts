import {
  decide,
  type Opening,
  type RoutePath,
  routeCatalogue,
  routePaths,
  type UserState,
  userStates,
  type Verdict,
} from '@dayfare/domain/access';
import type { AppRoute } from '../../platform/navigation/screen-route.ts';
import { routes } from '../generated/routes.ts';
import { entranceSteps } from '../guard/enter-area.ts';

/** Paths that another page replaces, or that the guard redirects. */
export const leadOn: readonly RoutePath[] = routePaths.filter(
  (path) =>
    routeCatalogue[path].opening === 'alias' ||
    routes.some(({ standsInFor = [] }) => standsInFor.includes(path)),
);

/** Documented paths that show page-not-found because they have no screen yet. */
export const notBuilt: readonly RoutePath[] = routePaths.filter(
  (path) => !leadOn.includes(path) && !routes.some((route) => route.path === path),
);

const openTo: Readonly<Record<Opening, string>> = {
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

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const code = (text: string): string => `\`${text}\``;

function loaded(path: RoutePath): string {
  return entranceSteps(path)
    .map((step) => (step.step === 'startupData' ? `startupData ${step.module}` : step.step))
    .join(', ');
}

function pageRow({ path, area, guard, standsInFor = [], isBundled = false }: AppRoute): string {
  return row([
    code(path),
    openTo[guard],
    loaded(path),
    isBundled ? 'the app' : area,
    standsInFor.map(code).join(', '),
  ]);
}

function answer(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'allow':
      return 'opens';
    case 'wait':
      return 'waits';
    case 'redirect':
    case 'leave': {
      const [path = ''] = verdict.to.split('?');
      return `→ ${path}`;
    }
  }
}

function answerTo(path: RoutePath, { session, configuration }: UserState): string {
  return answer(decide({ path: path.replace(/:\w+/g, '1') }, session, configuration));
}

/**
 * The page docs/routes.md: what the router's routes declare, the paths that redirect or have no screen yet, and what the guard decides
 * its visitor. Queries are empty.
 */
export function routesPage(): string {
  const pages = [...routes].sort((a, b) => a.path.localeCompare(b.path, 'en'));
  const asked = [...leadOn, ...pages.map(({ path }) => path)];
  return `${[
    '# Routes',
    '',
    'Written by `pnpm generate` from the routes that the app runs; a test fails when it is out of date.',
    '',
    `## ${pages.length} pages`,
    '',
    row(['Path', 'Open to', 'Its area loads first', 'Comes with', 'Stands in for']),
    row(['---', '---', '---', '---', '---']),
    ...pages.map(pageRow),
    '',
    `## ${leadOn.length} paths that lead on`,
    '',
    `${leadOn.map(code).join(', ')}.`,
    '',
    `## ${notBuilt.length} paths without a screen`,
    '',
    'They show page-not-found until their screens are built, to whomever the guard lets in.',
    '',
    `${notBuilt.map(code).join(', ')}.`,
    '',
    '## Who may open which page',
    '',
    `${asked.length} paths × ${userStates.length} states of people. Queries are empty.`,
    '',
    row(['Path', ...userStates.map(({ name }) => name)]),
    row(['---', ...userStates.map(() => '---')]),
    ...asked.map((path) => row([code(path), ...userStates.map((state) => answerTo(path, state))])),
  ].join('\n')}\n`;
}
