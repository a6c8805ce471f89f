// `pnpm generate`: writes the indexes of what folders declare, and the page of routes. `--check` writes nothing and ends with 1 if any is out of date.
import { parseArgs } from 'node:util';
import { generate } from './lib/generated/generate.ts';
import { root as repository } from './lib/report.ts';

const {
  values: { check: isCheck, root },
} = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    check: { type: 'boolean', default: false },
    root: { type: 'string', default: repository },
  },
});

process.exitCode = await generate({ isCheck, root });
