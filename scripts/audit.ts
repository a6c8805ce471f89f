// `pnpm audit:dependencies`: which packages of the lockfile the committed advisories are about. `--refresh` asks OSV for new ones first.
//
// Why not `pnpm audit`: it asks the registry each time, so that the same commit passes today and fails tomorrow, and it fails where a registry is a mirror
// without that endpoint, as many companies' are. Here a check of a commit depends on the commit alone, and works offline. The comparison is small because
// the list of packages is pnpm's own bill of materials, the advisories are in OSV's format, and versions are compared by semver.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findingsIn, type Snapshot, unknownIn } from './lib/audit/advisories.ts';
import { billFile, componentsIn, writeBill } from './lib/audit/bill.ts';
import { takeSnapshot } from './lib/audit/take-snapshot.ts';

const { values } = parseArgs({
  options: {
    refresh: { type: 'boolean', default: false },
    bill: { type: 'string' },
    snapshot: { type: 'string', default: resolve(import.meta.dirname, 'lib/audit/advisories.json') },
    url: { type: 'string', default: 'https://api.osv.dev' },
  },
});

if (values.bill === undefined) writeBill();
const components = componentsIn(readFileSync(values.bill ?? billFile, 'utf8'));
if (values.refresh) {
  const takenOn = new Date().toISOString().slice(0, 10);
  const names = components.map(({ name }) => name);
  const snapshot = await takeSnapshot(names, { url: values.url, takenOn });
  writeFileSync(values.snapshot, `${JSON.stringify(snapshot, null, 2)}\n`);
}
const snapshot = JSON.parse(readFileSync(values.snapshot, 'utf8')) as Snapshot;
const findings = findingsIn(components, snapshot);
const unknown = unknownIn(components, snapshot);
for (const { name, version, id, summary } of findings) console.error(`${name}@${version}: ${id} ${summary}`);
console.log(
  `${components.length} packages, ${snapshot.advisories.length} advisories of ${snapshot.takenOn}: ${findings.length} found.`,
);
if (unknown.length > 0)
  console.log(`Of ${unknown.length} packages the advisories say nothing: refresh them with --refresh.`);
process.exitCode = findings.length > 0 ? 1 : 0;
