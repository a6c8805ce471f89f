// `pnpm routes`: every route with its area, what is built and what is not. `pnpm generate` writes the page of them, docs/routes.md.
/// <reference path="../apps/web/src/platform/i18n/i18next.d.ts" />
import { routeRows } from '../apps/web/src/app/routes/route-rows.ts';

for (const { path, area, feature, standing } of routeRows) {
  const shows = standing.kind === 'leadsTo' ? `→ ${standing.to ?? 'led on by the guard'}` : standing.kind;
  console.log(`${path.padEnd(36)} ${(area ?? '—').padEnd(18)} ${feature.padEnd(12)} ${shows}`);
}
const count = (kind: string) => routeRows.filter(({ standing }) => standing.kind === kind).length;
console.log(
  `\n${routeRows.length} routes: ${count('built')} built, ${count('leadsTo')} lead on, ${count('notBuilt')} not built`,
);
