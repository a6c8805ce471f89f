import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { keepCounting } from '../lib/processor-time.ts';
import { finish } from '../lib/report.ts';
import { checkApi } from '../packages/api/reports.ts';
import { buildPackages } from '../packages/build.ts';
import { checkPackages } from '../packages/check.ts';
import { entriesWithoutDirective } from '../packages/client-modules.ts';
import { tryWithVite, type ViteApp } from '../packages/consumers/vite.ts';
import { packPackages } from '../packages/pack.ts';
import { brandsIn } from '../packages/traces.ts';

keepCounting();

let tarballs: ReturnType<typeof packPackages> | undefined;
let app: ViteApp | undefined;

function made<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('What this check looks at has not been made.');
  return value;
}

const textOf = ({ files }: ViteApp, ending: string) =>
  [...files].flatMap(([path, text]) => (path.endsWith(ending) ? [text] : [])).join('\n');

/** What must hold of the packages that others install, in order: what comes later needs what comes before. */
const checks = {
  'both packages build and can be packed': async () => {
    await buildPackages();
    tarballs = packPackages();
  },
  'each says what has changed': async () => {
    for (const [name, tarball] of Object.entries(made(tarballs))) {
      const log = execFileSync('tar', ['-xzOf', tarball, 'package/CHANGELOG.md'], { encoding: 'utf8' });
      assert.match(log, new RegExp(`^# @dayfare/${name}\\n\\n## \\d`));
    }
  },
  'the public API is what is written down beside each component': async () => {
    const differences = checkApi();
    if (differences.length > 0) throw new Error(differences.join('\n\n'));
  },
  'publint and the types have nothing against them': async () =>
    assert.deepEqual(await checkPackages(made(tarballs)), []),
  'an app outside the workspace installs them, compiles, builds and opens': async () => {
    app = await tryWithVite(made(tarballs));
    const { seen } = app;
    assert.deepEqual(seen.errors, []);
    assert.equal(seen.dialog, 'Is that right?');
    assert.equal(seen.background, seen.action, 'The button is not in the brand.');
    assert.ok(seen.hasLogo, 'The logo is not there.');
    const css = textOf(app, '.css');
    assert.ok(css.includes('--df-colour-action'), 'The button came without its stylesheet.');
    assert.ok(
      !/FileReader|inputmode.*numeric.*slider/.test(textOf(app, '.js')),
      'The app carries components that it does not use.',
    );
  },
  'the app holds the brand that it imports and its own, and no other': async () => {
    assert.deepEqual(brandsIn(made(app).files), ['paycor']);
    assert.ok(
      [...made(app).files.keys()].some((path) => path.includes('brand-harbor-')),
      'The brand that the app brings along is missing.',
    );
  },
  "React's server components can import every entry; those that need a client say so": async () => {
    assert.deepEqual(made(app).refusedOnServer, []);
    assert.deepEqual(entriesWithoutDirective(), []);
  },
} as const satisfies Record<string, () => Promise<void>>;

let passed = 0;
let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
    passed += 1;
    console.log(`  ✓ ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`  ✗ ${name}\n${error instanceof Error ? error.message : error}`);
    break;
  }
}
finish({ stage: 'packages', passed, failed });
