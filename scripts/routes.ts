// `pnpm routes`: the pages that the app has, and the paths that have none yet. `pnpm generate` writes the page of them, docs/routes.md.
import { routes } from '../apps/web/src/app/generated/routes.ts';
import { leadOn, notBuilt } from '../apps/web/src/app/routes/routes-page.ts';

for (const { path, guard } of routes) console.log(`${path.padEnd(36)} ${guard}`);
for (const path of leadOn) console.log(`${path.padEnd(36)} leads on`);
for (const path of notBuilt) console.log(`${path.padEnd(36)} not built`);
console.log(`\n${routes.length} pages, ${leadOn.length} paths that lead on, ${notBuilt.length} not built`);
