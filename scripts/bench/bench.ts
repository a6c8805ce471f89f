// `pnpm bench [bytes] [paint] [ledger] [guard] [flood] [matrix] [bridge] [history] [screens] [operations] [chat] [faqs] [picture] [times]`: the figures we promise, measured on this machine. Without names: all but the last seven.
import { findBrowser } from '../lib/browser.mjs';

const usual = ['bytes', 'paint', 'ledger', 'guard', 'flood', 'matrix', 'bridge'];
const asked = process.argv.slice(2);
const { path, flags } = findBrowser({ isWhole: true });
const browser = { executablePath: path, args: flags.split(' ') };

for (const name of asked.length > 0 ? asked : usual) {
  console.log(`\n— ${name} —`);
  switch (name) {
    case 'bytes':
      await (await import('./bytes.ts')).bytes(browser);
      break;
    case 'paint':
      await (await import('./paint.ts')).paint(browser);
      break;
    case 'ledger':
      await (await import('./ledger.ts')).ledger();
      break;
    case 'guard':
      await (await import('./guard.ts')).guard();
      break;
    case 'flood':
      await (await import('./flood.ts')).flood();
      break;
    case 'matrix':
      await (await import('./matrix.ts')).matrix(browser);
      break;
    case 'bridge':
      await (await import('./bridge.ts')).bridge(browser);
      break;
    case 'history':
      await (await import('./history.ts')).history(browser);
      break;
    case 'screens':
      await (await import('./screens.ts')).screens(browser);
      break;
    case 'operations':
      await (await import('./operations.ts')).operations();
      break;
    case 'chat':
      await (await import('./chat.ts')).chat();
      break;
    case 'faqs':
      await (await import('./faqs.ts')).faqs(browser);
      break;
    case 'picture':
      await (await import('./picture.ts')).picture(browser);
      break;
    case 'times':
      await (await import('./times.ts')).times();
      break;
    default:
      console.error(
        `There is no bench "${name}". There are: ${[...usual, 'history', 'screens', 'operations', 'chat', 'faqs', 'picture', 'times'].join(', ')}`,
      );
      process.exit(1);
  }
}
