import assert from 'node:assert/strict';
import { finish } from '../lib/report.ts';
import { buildPackages } from '../packages/build.ts';
import { checkPackages } from '../packages/check.ts';
import { tryAsConsumer } from '../packages/consumer.ts';
import { packPackages } from '../packages/pack.ts';

let tarballs: ReturnType<typeof packPackages> | undefined;

function packed(): ReturnType<typeof packPackages> {
  if (!tarballs) throw new Error('Nothing has been packed.');
  return tarballs;
}

/** What must hold of the packages that others install, in order: what comes later needs what comes before. */
const checks = {
  'both packages build and can be packed': async () => {
    await buildPackages();
    tarballs = packPackages();
  },
  'publint and the types have nothing against them': async () =>
    assert.deepEqual(await checkPackages(packed()), []),
  'an app outside the workspace installs them, compiles, builds and opens': async () => {
    const { js, css, seen } = await tryAsConsumer(packed());
    assert.deepEqual(seen.errors, []);
    assert.equal(seen.dialog, 'Is that right?');
    assert.equal(seen.background, seen.action, 'The button is not in the brand.');
    assert.ok(css.includes('--df-colour-action'), 'The button came without its stylesheet.');
    assert.ok(
      !/FileReader|inputmode.*numeric.*slider/.test(js),
      'The app carries components that it does not use.',
    );
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
