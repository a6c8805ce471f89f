// `pnpm bench [name …]`: the figures we promise, measured on this machine. Without names: those that take minutes, and not the others.
import { findBrowser } from '../lib/browser.mjs';

const { path, flags } = findBrowser({ isWhole: true });
const browser = { executablePath: path, args: flags.split(' ') };

/** Those that run without being named. */
const usual: Readonly<Record<string, () => Promise<void>>> = {
  bytes: async () => (await import('./bytes.ts')).bytes(browser),
  paint: async () => (await import('./paint.ts')).paint(browser),
  ledger: async () => (await import('./ledger.ts')).ledger(),
  guard: async () => (await import('./guard.ts')).guard(),
  flood: async () => (await import('./flood.ts')).flood(),
  matrix: async () => (await import('./matrix.ts')).matrix(browser),
  bridge: async () => (await import('./bridge.ts')).bridge(browser),
};
const benches: typeof usual = {
  ...usual,
  trace: async () => (await import('./trace.ts')).trace(browser),
  screens: async () => (await import('./screens.ts')).screens(browser),
  history: async () => (await import('./history.ts')).history(browser),
  operations: async () => (await import('./operations.ts')).operations(),
  chat: async () => (await import('./chat.ts')).chat(),
  faqs: async () => (await import('./faqs.ts')).faqs(browser),
  picture: async () => (await import('./picture.ts')).picture(browser),
  times: async () => (await import('./times.ts')).times(),
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(usual)) {
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench) {
    console.error(`There is no bench "${name}". There are: ${Object.keys(benches).join(', ')}`);
    process.exit(1);
  }
  console.log(`\n— ${name} —`);
  await bench();
}
