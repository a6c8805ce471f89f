import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { textsGroup } from '../src/platform/i18n/texts-group.ts';
import { source } from './place.ts';

/**
 * Reached through a file that lists all of a package: what one part names there and what only another uses cannot be told apart
 * here. The bundler can: these come along as far as something of a chunk uses them.
 */
const throughAListing =
  /react-aria|react-stately|@internationalized|lucide-react|@tanstack|packages\/domain\//;

/** Fetched by name and not by a path. */
const database = /node_modules\/idb\//;

/** What forms, sheets and reports stand on, though none of them uses another. */
const foundation = new RegExp(
  [
    'react-aria/dist/private/(?:focus/FocusScope|utils/shadowdom/ShadowTreeWalker|label/|form/|utils/useFormReset|utils/useSlot|visually-hidden/)',
    'react-aria-components/dist/private/(?:Text|FieldError|SelectionIndicator|SharedElementTransition)\\.mjs',
    'domain/src/product/environment\\.ts',
  ].join('|'),
);

/** What the home uses and others as well, of the same packages: they would load the home for it. */
const basics =
  /react-stately\/dist\/private\/utils\/useControlledState|react-aria\/dist\/private\/utils\/useEvent\.mjs|react-aria-components\/dist\/private\/Heading\.mjs|lucide-react\/dist\/esm\/icons\/(?:rotate-cw|chevron-down)\.mjs|domain\/src\/money\/proofs\/proof\.ts/;

/** What only tasks with sheets use, of packages that list all they have: sending, and what a box is that can be on or off. */
const ofSheets =
  /query-core\/.*\/mutationObserver|react-query\/.*\/useMutation|toggle\/useToggle(?:State)?\.mjs|lucide-react\/dist\/esm\/icons\/file-text/;

/**
 * What a person fetches together, by the modules that it begins with. `first` stands before any page, `returning` what opens that which an
 * earlier visit has left, `signedIn` before every page behind the sign-in, which `frameLater` follows, and the home `homeLater`; `back` is what going back takes; the others are steps of one task
 * each, and what nobody waits for.
 */
const rooms = {
  first: ['app/main.tsx', 'platform/session/full-name.ts', '../../../packages/themes/src/contract/tokens.ts'],
  returning: ['platform/startup/kept-configuration.ts', 'platform/startup/kept-startup-data.ts'],
  signedIn: ['app/frame/signed-in.tsx', 'app/guard/enter-area.ts', 'platform/session/signed-in-session.ts'],
  home: ['areas/money/home/home-page.tsx', 'app/generated/screens/money-home.ts'],
  homeLater: ['areas/money/home/recent-list.tsx', 'areas/money/home/period.tsx'],
  frameLater: [
    'areas/session/auto-logout/time-out.tsx',
    'platform/session/sign-in.ts',
    'platform/session/session-end.ts',
    'platform/page-chrome/issuer.tsx',
  ],
  back: ['platform/navigation/back.ts'],
  getMoney: [
    'areas/money/move/get-money/amount-page.tsx',
    'areas/money/move/get-money/where-page.tsx',
    'areas/money/move/get-money/speed-page.tsx',
  ],
  review: ['areas/money/move/get-money/review-page.tsx'],
  records: ['areas/money/records/history/history-page.tsx', 'areas/money/records/history/detail-page.tsx'],
  receipt: ['areas/money/records/receipt/receipt-page.tsx'],
  signIn: [
    'areas/session/forgot/forgot-page.tsx',
    'areas/session/two-step/two-step-page.tsx',
    'areas/session/pin/pin-page.tsx',
    'areas/session/password/change-page.tsx',
    'areas/session/welcome/terms-page.tsx',
    'areas/session/welcome/businesses-page.tsx',
    'areas/session/welcome/sso-page.tsx',
    'areas/session/welcome/auth-failed-page.tsx',
  ],
  later: [
    'platform/analytics/start.ts',
    'platform/analytics/web-vitals.ts',
    'platform/analytics/log-fault.ts',
    'platform/analytics/marketing/load-adapters.ts',
    'platform/analytics/marketing/vendor-script.ts',
    'platform/device/look-up-place.ts',
    'platform/offline/start-worker.ts',
  ],
} as const;
export type Room = keyof typeof rooms;

/** Paths of the modules that a room begins with. */
export const modulesOf = (room: Room): readonly string[] => rooms[room].map(source);

/** Each uses nothing but what stands before it. */
const inOrder = ['first', 'returning', 'signedIn', 'home', 'back'] as const satisfies readonly Room[];
const tasks = [
  'homeLater',
  'frameLater',
  'getMoney',
  'review',
  'records',
  'receipt',
  'signIn',
  'later',
] as const satisfies readonly Room[];

/** Tasks with forms, and those that show what has been sent: what two of them share is too large for everybody else. */
const alike: readonly ReadonlySet<Room>[] = [
  new Set(['getMoney', 'review', 'signIn']),
  new Set(['records', 'receipt']),
];
/** Tasks that open something over the page. */
const withSheets: ReadonlySet<Room> = new Set(['review', 'records', 'receipt', 'signIn']);

/**
 * Where a module goes that these tasks use. Small things that several use are joined: rows, states of money, pictures of nothing. An amount is
 * entered without a sheet, and so loads none. What pages use that are no task's (`+`) lies apart: they would load the task for it.
 */
export function nameFor(users: readonly Room[], isForOthers = false): string | null {
  if (users.length === 0) return null;
  const areAlike = alike.some((rooms) => users.every((room) => rooms.has(room)));
  if (users.length === 1 || (users.length === 2 && areAlike))
    return users.join('-') + (isForOthers ? '+' : '');
  return users.every((room) => withSheets.has(room)) ? 'sheets' : 'common';
}

/** The pages of all areas that no room begins with. */
function otherPages(): readonly string[] {
  const inRooms = new Set(Object.keys(rooms).flatMap((room) => modulesOf(room as Room)));
  const pages = globSync(source('areas/**/*.route.ts')).flatMap((file) => {
    const page = /screen: \(\) => import\('([^']+)'\)/.exec(readFileSync(file, 'utf8'))?.[1];
    return page ? [join(dirname(file), page)] : [];
  });
  return pages.filter((page) => !inRooms.has(page));
}

/** Every module that these cannot do without: themselves, and what they import, but not what they load later. */
function neededBy(modules: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const needed = new Set(modules);
  for (const id of needed)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  return needed;
}

/** Words that are shown together: of the first pages, of an area's, and a brand's own in all languages with what it presets. */
export function wordsOf(id: string): string | null {
  const texts = /\/src\/(platform\/i18n|areas|kit)\/([\w/-]+)\/texts\.(\w\w)\.ts$/.exec(id);
  if (texts) {
    const [, floor, path = '', language] = texts;
    const name = floor === 'areas' ? path : floor === 'kit' ? `kit/${path}` : 'app';
    return `texts-${textsGroup(name)}-${language}`;
  }
  const index = /\/generated\/texts\/([\w-]+)\.(\w\w)\.ts$/.exec(id);
  if (index) return `texts-${index[1]}-${index[2]}`;
  const navigation = /\/generated\/(?:entry|find)-words\.(\w\w)\.ts$/.exec(id)?.[1];
  if (navigation) return `texts-${textsGroup('app/entries')}-${navigation}`;
  // Reasons are worded in the domain, and said wherever money is.
  const reasons = /\/domain\/src\/money\/reasons\/texts\.(\w\w)\.ts$/.exec(id)?.[1];
  if (reasons) return `texts-${textsGroup('kit/money/reasons')}-${reasons}`;
  const brand = /\/brands\/([\w-]+)\/(?:voice\.\w\w|default-props)\.json$/.exec(id)?.[1];
  return brand ? `words-${brand}` : null;
}

const isOfMoney = (words: string | null) => /^texts-money-\w\w$/.test(words ?? '');

/**
 * Joins what travels together. Left to itself the bundler makes a chunk of every part that two routes share: some sixty files, most of
 * them below 1 kB, which compress worse apart, and wait for each other where a browser fetches six at a time.
 */
export function chunks(): Rolldown.CodeSplittingOptions {
  const known = new Map<Room, ReadonlySet<string>>();
  let ofOthers: ReadonlySet<string> | undefined;
  const isIn = (room: Room, id: string, context: Rolldown.ChunkingContext) => {
    const needed = known.get(room) ?? neededBy(modulesOf(room), context);
    known.set(room, needed);
    return (needed.has(id) && !throughAListing.test(id)) || (room === 'returning' && database.test(id));
  };
  const group = (
    priority: number,
    name: Rolldown.CodeSplittingNameFunction,
  ): Rolldown.CodeSplittingGroup => ({
    priority,
    name,
  });
  // The others would load the home for it.
  const isForOthersToo = (id: string, context: Rolldown.ChunkingContext) =>
    basics.test(id) ||
    (isIn('home', id, context) && tasks.some((room) => room !== 'homeLater' && isIn(room, id, context)));
  const users: Rolldown.CodeSplittingNameFunction = (id, context) => {
    const rooms = tasks.filter((room) => isIn(room, id, context));
    ofOthers ??= neededBy(otherPages(), context);
    return nameFor(rooms, ofOthers.has(id));
  };
  const usersLike =
    (pattern: RegExp): Rolldown.CodeSplittingNameFunction =>
    (id, context) => {
      const name = users(id, context);
      return name && pattern.test(name) ? name : null;
    };
  return {
    // Nothing that a chunk uses may lie in a chunk that uses it: the two would run in the wrong order.
    includeDependenciesRecursively: true,
    groups: [
      // Those of money first: others take the reasons from there, and would otherwise take them along.
      group(61, (id) => (isOfMoney(wordsOf(id)) ? wordsOf(id) : null)),
      group(60, (id) => wordsOf(id)),
      ...inOrder.map((room, at) =>
        group(50 - at, (id, context) =>
          isIn(room, id, context) || (room === 'signedIn' && isForOthersToo(id, context)) ? room : null,
        ),
      ),
      // What a chunk uses comes before it: what several tasks share, what those with sheets do, what two with forms do, what one needs alone; of each
      // first what other pages need as well.
      group(31, (id, context) => (foundation.test(id) || users(id, context) === 'common' ? 'common' : null)),
      group(30, (id, context) => (ofSheets.test(id) || users(id, context) === 'sheets' ? 'sheets' : null)),
      group(29, usersLike(/-.*\+/)),
      group(28, usersLike(/-/)),
      group(27, usersLike(/\+/)),
      group(26, users),
    ],
  };
}
