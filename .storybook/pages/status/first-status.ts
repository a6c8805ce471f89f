import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../generated', import.meta.url));

/** Puts an empty status where there is none yet: a page that asks for what is not there has an error in its console. */
export function firstStatus(): void {
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(`${folder}/status.json`, 'null\n', { flag: 'wx' });
  } catch {
    // There is one: what the last run of the checks found.
  }
}
