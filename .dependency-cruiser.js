const rooms = {
  domain: '^packages/domain/',
  themes: '^packages/themes/',
  pdf: '^packages/pdf/',
  ui: '^packages/ui/',
  api: '^packages/api/',
  sandbox: '^apps/sandbox/',
  web: '^apps/web/',
  nativeShell: '^apps/native-shell/',
};

/** `room` may import only from itself and from `allowed` (docs/decisions/0006-imports-flow-one-way.md). */
const only = (room, allowed) => ({
  name: `${room}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: rooms[room] },
  to: {
    path: Object.entries(rooms)
      .filter(([name]) => name !== room && !allowed.includes(name))
      .map(([, path]) => path),
  },
});

/** In the domain and the api an area is entered through its own door. */
const areaDoors = ['packages/domain', 'packages/api'].map((home) => ({
  name: `${home}-areas-have-one-door`,
  severity: 'error',
  from: {
    path: `^${home}/src/([^/]+)/`,
    pathNot: [
      '^packages/api/src/(mocks|openapi)/',
      '/src/testing/',
      '\\.test\\.ts$',
      '^packages/api/src/generated/contract\\.ts$',
    ],
  },
  to: {
    path: `^${home}/src/([^/]+)/`,
    pathNot: [
      `^${home}/src/$1/`,
      `^${home}/src/[^/]+/(index|contract|signature|query-defaults|replace-answer)\\.ts$`,
    ],
  },
}));

const isTest = ['\\.(test|stories)\\.tsx?$', '/testing/'];

/** The floors of the web app: `app` composes `areas`, which stand on `kit`, and that on `platform`. Tests keep to them as well: what they need of `app` is in `testing`. */
const floors = [
  {
    name: 'platform-knows-no-area',
    severity: 'error',
    from: { path: '^apps/web/src/platform/' },
    to: { path: ['^apps/web/src/(areas|kit|app)/', '^packages/api/src/money/'] },
  },
  {
    name: 'the-kit-knows-no-screen',
    severity: 'error',
    from: { path: '^apps/web/src/kit/' },
    to: { path: '^apps/web/src/(areas|app)/' },
  },
  {
    name: 'nobody-imports-the-composition',
    severity: 'error',
    from: { path: '^apps/web/src/areas/' },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'screens-of-money-import-no-sibling',
    severity: 'error',
    from: { path: '^apps/web/src/areas/money/(accounts|move|records|settings)/([^/]+)/' },
    to: { path: '^apps/web/src/areas/money/', pathNot: '^apps/web/src/areas/money/$1/$2/' },
  },
  {
    name: 'screens-of-session-import-no-sibling',
    severity: 'error',
    from: { path: '^apps/web/src/areas/session/([^/]+)/', pathNot: isTest },
    to: {
      path: '^apps/web/src/areas/session/[^/]+/',
      // Frames of several pages, which stand on the account.
      pathNot: ['^apps/web/src/areas/session/$1/', '^apps/web/src/areas/session/(account|settings|steps)/'],
    },
  },
  {
    name: 'screens-of-enrollment-import-no-sibling',
    severity: 'error',
    // Without an employer's address, the same pages are opened in another order.
    from: { path: '^apps/web/src/areas/enrollment/([^/]+)/', pathNot: [...isTest, '/enrollment/direct/'] },
    to: {
      path: '^apps/web/src/areas/enrollment/[^/]+/',
      pathNot: '^apps/web/src/areas/enrollment/$1/',
    },
  },
  {
    name: 'the-home-imports-no-other-screen',
    severity: 'error',
    from: { path: '^apps/web/src/areas/money/home/' },
    to: { path: '^apps/web/src/areas/money/(accounts|move|records|settings)/' },
  },
  {
    name: 'an-area-of-the-web-app-has-one-door',
    severity: 'error',
    from: { path: '^apps/web/src/areas/([^/]+)/', pathNot: isTest },
    to: {
      path: '^apps/web/src/areas/([^/]+)/',
      pathNot: ['^apps/web/src/areas/$1/', '^apps/web/src/areas/[^/]+/index\\.ts$'],
    },
  },
];

const server = '^apps/sandbox/src/';

/** The floors of the server: `app` composes the areas, which stand on `platform`. Tests keep to them as well: they open a server with `testing`. */
const floorsOfTheServer = [
  {
    name: 'platform-of-the-server-knows-no-area',
    severity: 'error',
    from: { path: `${server}platform/`, pathNot: '\\.test\\.ts$' },
    to: { path: server, pathNot: `${server}platform/` },
  },
  {
    name: 'tests-of-the-platform-know-no-area',
    severity: 'error',
    from: { path: `${server}platform/.+\\.test\\.ts$` },
    to: { path: server, pathNot: `${server}(platform|testing|bench)/` },
  },
  {
    name: 'areas-of-the-server-do-not-import-the-composition',
    severity: 'error',
    from: { path: `${server}.+/`, pathNot: `${server}(app|testing|bench)/` },
    to: { path: `${server}(app/|main\\.ts$)` },
  },
  {
    name: 'an-area-of-the-server-has-one-door',
    severity: 'error',
    from: { path: `${server}areas/([^/]+)/`, pathNot: isTest },
    to: {
      path: `${server}areas/([^/]+)/`,
      pathNot: [`${server}areas/$1/`, `${server}areas/[^/]+/index\\.ts$`],
    },
  },
];

const money = `${server}areas/money/`;

/** The rooms of money on the server, from the ground up: each imports only from rooms in lines above its own. Tests look at what a call did in any room. */
const roomsOfMoney = [
  ['core'],
  ['accounts', 'pricing', 'spending-limits', 'wages'],
  ['bank-link', 'credit-union', 'home', 'payroll-consent', 'places'],
  ['payments'],
  ['moves', 'penny-test', 'recovery', 'transfers'],
  ['debit-card', 'earnings', 'friends', 'proofs', 'recurring', 'reminders'],
  ['manage-accounts', 'pause-or-close'],
];

const roomsImportOneWay = [
  ...roomsOfMoney.map((rooms, line) => ({
    name: `money-of-the-server-imports-one-way-from-${rooms.join('-')}`,
    severity: 'error',
    from: { path: `${money}(${rooms.join('|')})/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: money,
      pathNot: [
        `${money}$1/`,
        ...roomsOfMoney.slice(0, line).flatMap((below) => below.map((room) => `${money}${room}/`)),
      ],
    },
  })),
  {
    name: 'a-room-of-money-on-the-server-is-in-the-list-of-rooms',
    severity: 'error',
    from: { path: `${money}[^/]+/`, pathNot: roomsOfMoney.flat().map((room) => `${money}${room}/`) },
    to: { path: money },
  },
  {
    name: 'places-of-money-import-no-sibling',
    severity: 'error',
    from: { path: `${money}places/([^/]+)/` },
    to: { path: `${money}places/`, pathNot: `${money}places/$1/` },
  },
];

export default {
  forbidden: [
    ...floors,
    ...floorsOfTheServer,
    ...roomsImportOneWay,
    only('domain', []),
    only('themes', []),
    only('pdf', []),
    only('ui', ['themes']),
    only('api', ['domain']),
    only('sandbox', ['api', 'domain', 'pdf', 'themes']),
    only('web', ['api', 'domain', 'pdf', 'themes', 'ui', 'nativeShell']),
    {
      name: 'the-web-app-knows-no-native-app',
      severity: 'error',
      // Its tests do: they put the shell's own logic around the page.
      from: { path: '^apps/web/', pathNot: ['^apps/web/e2e/', '^apps/web/src/testing/'] },
      to: { path: rooms.nativeShell },
    },
    only('nativeShell', ['api', 'domain']),
    ...areaDoors,
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: rooms.domain, pathNot: ['\\.test\\.ts$', '/src/testing/'] },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer'] },
    },
    {
      name: 'small-zod-in-what-reaches-a-browser',
      severity: 'error',
      from: {
        path: ['^packages/(domain|ui|api)/', '^apps/web/'],
        pathNot: ['\\.test\\.tsx?$', '^packages/api/src/openapi/'],
      },
      to: { path: 'node_modules/zod/(index|v4/classic)' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...['packages/domain/src/money'].map((home) => ({
      name: `folders-of-${home}-import-each-other-one-way`,
      severity: 'error',
      scope: 'folder',
      from: { path: `^${home}/` },
      to: { path: `^${home}/`, circular: true },
    })),
    {
      name: 'shipped-code-imports-no-test',
      severity: 'error',
      from: { pathNot: ['\\.(test|stories)\\.tsx?$', '/testing/', '/e2e/'] },
      to: { path: '\\.(test|stories)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', 'storybook-static'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    tsPreCompilationDeps: true,
  },
};
