// `pnpm conformance FILE|ws://ADDRESS [--within MS]`: tests a partner's shell against the contract of the bridge.
import { parseArgs, styleText } from 'node:util';
import { tryShell } from '@dayfare/api/bridge/conformance';
import { openAdapter } from './conformance/open-adapter.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: { within: { type: 'string', default: '2000' } },
});
const [target] = positionals;
const withinMs = Number(values.within);
if (!target || !Number.isFinite(withinMs)) {
  console.error(
    'Usage: pnpm conformance FILE|ws://ADDRESS [--within MS]. See docs/how-to/inside-a-web-view.md.',
  );
  process.exit(1);
}
try {
  const checks = await tryShell({ channel: await openAdapter(target), withinMs });
  for (const { name, problem } of checks)
    console.log(
      problem === null
        ? `${styleText('green', '✓')} ${name}`
        : `${styleText('red', '✗')} ${name}\n    ${problem}`,
    );
  const failed = checks.filter(({ problem }) => problem !== null).length;
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
