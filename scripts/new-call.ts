import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './lib/command.ts';
import { apiSource } from './lib/generated/api-index.ts';
import { sandboxSource } from './lib/generated/sandbox-index.ts';
import { isMethod, makeCall, readFields } from './lib/make/make-call.ts';
import { OrderError } from './lib/make/order-error.ts';
import { root } from './lib/report.ts';
import { runOrder } from './lib/run-order.ts';

const usage = `pnpm new:call AREA NAME --path PATH --says "What it does" --gives FIELDS [--takes FIELDS] [--method POST]

Makes a call's contract, its line in the documents, its handler in the server, and tests of both, such as
  pnpm new:call money get-pay-slip --path user/GetPaySlip --says "The pay slip of a period" \\
    --takes periodID:id --gives "periodID:id,net:amount,paidOn:date"
Fields are text, flag, number, id, amount, date or instant.`;

await runOrder(usage, async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: {
      method: { type: 'string', default: 'POST' },
      path: { type: 'string' },
      says: { type: 'string', default: '' },
      takes: { type: 'string', default: '' },
      gives: { type: 'string', default: '' },
      root: { type: 'string', default: root },
    },
  });
  const [area, name] = positionals;
  const { method, path, says, takes, gives } = values;
  if (area === undefined || name === undefined || path === undefined || !isMethod(method))
    throw new OrderError(usage);
  const inRoot = (folder: string) => join(values.root, folder.slice(root.length));
  const made = makeCall(
    { api: inRoot(apiSource), sandbox: inRoot(sandboxSource) },
    { area, name, method, path, says, takes: readFields(takes), gives: readFields(gives) },
  );
  await command('biome', ['format', '--write', '--log-level=error', ...made]);
  if (resolve(values.root) === root) await command('node', ['scripts/generate.ts']);
  console.log(`Made\n${made.map((file) => `  ${file}`).join('\n')}
The handler gives a sample: have it give what is true. Then
  vitest run --project api --project sandbox ${name}    tries both halves`);
  return 0;
});
