// Builds and packs the packages, and tries them in a Next.js app: `pnpm sweep` runs it.
import assert from 'node:assert/strict';
import { buildPackages } from '../build.ts';
import { packPackages } from '../pack.ts';
import { brandsIn } from '../traces.ts';
import { tryWithNext } from './next.ts';

await buildPackages();
const { files, seen } = await tryWithNext(packPackages());
assert.deepEqual(seen.errors, []);
assert.equal(seen.dialog, 'Is that right?');
assert.equal(seen.background, seen.action, 'The button is not in the brand.');
assert.ok(seen.hasLogo, 'The logo is not there.');
assert.deepEqual(brandsIn(files), ['paycor']);
console.log('A Next.js app installs the packages, builds and opens, in one brand.');
