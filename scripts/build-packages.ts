// `pnpm build:packages [--accept-api]`: builds and checks what others install. The flag writes a change of the public API down.
import { acceptApi, checkApi } from './packages/api/reports.ts';
import { buildPackages } from './packages/build.ts';
import { checkPackages } from './packages/check.ts';
import { packPackages } from './packages/pack.ts';
import { outputFolder } from './packages/places.ts';

await buildPackages();
if (process.argv.includes('--accept-api')) acceptApi();
const problems = [...checkApi(), ...(await checkPackages(packPackages()))];
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`Built and checked: ${outputFolder}`);
process.exitCode = problems.length === 0 ? 0 : 1;
