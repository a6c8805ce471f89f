import { parseArgs } from 'node:util';
import { libraryFolder, makeComponent } from './lib/make/make-component.ts';
import { OrderError } from './lib/make/order-error.ts';
import { runOrder } from './lib/run-order.ts';

const usage = `pnpm new:component NAME --says "What it is, in one sentence."

Makes packages/ui/src/components/NAME: rules, source, styles, stories, states and tests, such as
  pnpm new:component pay-slip --says "What one was paid, line by line."`;

await runOrder(usage, async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: {
      says: { type: 'string', default: '' },
      root: { type: 'string', default: libraryFolder },
    },
  });
  const [name] = positionals;
  if (name === undefined) throw new OrderError(usage);
  makeComponent(values.root, { name, sentence: values.says });
  console.log(`Made ${values.root}/components/${name}. Now make it what it is; then
  pnpm format && vitest run --project ui -u    writes down what a screen reader says of it
  pnpm build:packages --accept-api             writes down its part of the public API
  pnpm dev                                     shows it in Storybook, in every brand`);
  return 0;
});
