import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './lib/command.ts';
import { apiSource } from './lib/generated/api-index.ts';
import { sandboxSource } from './lib/generated/sandbox-index.ts';
import { makeArea } from './lib/make/make-area.ts';
import { OrderError } from './lib/make/order-error.ts';
import { root } from './lib/report.ts';

const usage = `pnpm new:area AREA --says "What its calls are about"

Makes an area of calls, with a contract and a folder in the server, such as
  pnpm new:area billpay --says "Bills and the companies they are paid to"`;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: { says: { type: 'string', default: '' }, root: { type: 'string', default: root } },
});

const [area] = positionals;

if (area === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const inRoot = (folder: string) => join(values.root, folder.slice(root.length));
    const homes = { api: inRoot(apiSource), sandbox: inRoot(sandboxSource) };
    const made = makeArea(homes, { area, says: values.says });
    if (resolve(values.root) === root) await command('node', ['scripts/generate.ts']);
    console.log(`Made\n${made.map((file) => `  ${file}`).join('\n')}
Next: pnpm new:call ${area} NAME …, and pnpm new:screen ${area} NAME …`);
  } catch (error) {
    if (!(error instanceof OrderError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
