import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bridgeSchema } from '../../../packages/api/src/bridge/document/json-schema.ts';
import { messagesPage } from '../../../packages/api/src/bridge/document/page.ts';
import { callsPage } from './calls-page.ts';
import { type GeneratedFile, generatedFiles, outOfDate, strayFiles, writeGenerated } from './generated.ts';
import { reasonsPage } from './reasons-page.ts';

/** What is done with the generated files, and where they lie; what they are made of is always this repository. */
export interface Generation {
  /** Writes nothing. */
  readonly isCheck: boolean;
  readonly root: string;
}

/** Brings the generated files up to date, or says which are not. Gives the exit status: 1 if a check finds any. */
export async function generate({ isCheck, root }: Generation): Promise<0 | 1> {
  const bringUpToDate = async (files: readonly GeneratedFile[]): Promise<number> => {
    const old = await outOfDate(files, root);
    if (!isCheck) await writeGenerated(old, root);
    for (const { path } of old) console.log(`${isCheck ? 'out of date' : 'written'}  ${path}`);
    return old.length;
  };
  const indexes = await generatedFiles();
  let old = await bringUpToDate(indexes);
  for (const path of strayFiles(indexes, root)) {
    if (!isCheck) await rm(join(root, path));
    console.log(`${isCheck ? 'out of date' : 'removed'}  ${path}`);
    old += 1;
  }
  // Made from the index of routes, which has to be written by then.
  const { routesPage } = await import('../../../apps/web/src/app/routes/routes-page.ts');
  const pages = [
    { path: 'docs/routes.md', text: routesPage() },
    { path: 'docs/reasons.md', text: reasonsPage() },
    { path: 'docs/calls.md', text: await callsPage() },
    { path: 'docs/how-to/bridge-messages.md', text: messagesPage() },
    { path: 'docs/bridge.schema.json', text: `${JSON.stringify(bridgeSchema(), null, 2)}\n` },
  ];
  old += await bringUpToDate(pages);
  const outcome = isCheck ? 'out of date: run `pnpm generate`' : 'written';
  console.log(`${indexes.length + pages.length} generated files, ${old} ${outcome}`);
  return isCheck && old > 0 ? 1 : 0;
}
