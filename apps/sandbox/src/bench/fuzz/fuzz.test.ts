import { shapedCalls } from '@dayfare/api/input-shapes';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, inject, it } from 'vitest';
import { rowsOf } from '../../platform/db/rows.ts';
import { seedPassphrase } from '../../seeds/index.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { theoBrandt } from '../../seeds/people/theo-brandt.ts';
import { openSandbox } from '../../testing/open.ts';
import { createDevice, type Device } from '../device.ts';
import { arbitraryOf, type Known } from './arbitrary-of.ts';

const { seed, times } = inject('randomRuns');
/** How many inputs each call gets. */
const perCall = 3 * times;

const sandbox = await openSandbox({
  seeds: [mayaTorres, theoBrandt],
  limits: {
    ...{ callsPerSecond: 1e6, callsPerMinute: 1e6, rowsPerMinute: 1e6, visitorRowsPerMinute: 1e6 },
  },
});
afterAll(() => sandbox.close());

/** Numbers and names of what both of them have, so that the one tries what is the other's. */
async function inUse(): Promise<Known> {
  const tables = rowsOf<{ name: string; kind: string }>(
    await sandbox.asOwner((tx) =>
      tx.execute(sql`select table_name as name, data_type as kind from information_schema.columns
        where table_schema = 'public' and column_name = 'id'`),
    ),
  );
  const numbers = new Set<number>();
  const texts = new Set<string>();
  for (const { name } of tables) {
    const rows = rowsOf<{ id: unknown }>(
      await sandbox.asOwner((tx) => tx.execute(sql.raw(`select id from "${name}" order by id limit 3`))),
    );
    for (const { id } of rows) {
      if (/^\d{1,9}$/.test(String(id))) numbers.add(Number(id));
      else texts.add(String(id));
    }
  }
  return { numbers: [...numbers], texts: [...texts] };
}

let answered = { status: 0, text: '' };

/** How many of the slowest answers are named, for a tester who fuzzes for longer. */
const named = Number(process.env.FUZZ_SLOWEST ?? 0);

/** A browser whose answers are looked at. */
const watched = () =>
  createDevice('http://localhost', async (request) => {
    const response = await sandbox.answer(request);
    answered = { status: response.status, text: await response.clone().text() };
    return response;
  });

async function signedIn(): Promise<Device> {
  await sandbox.reset();
  const device = watched();
  await device.signIn(theoBrandt.email, seedPassphrase);
  return device;
}

type Ask = (
  input: unknown,
  options: { readonly context: { readonly idempotencyKey: string } },
) => Promise<unknown>;

it('no call answers an input that fits it with an error of the server, or tells of another person', async () => {
  const known = await inUse();
  const faults: string[] = [];
  const taken: { readonly ms: number; readonly path: string; readonly input: unknown }[] = [];
  let device: Device | undefined;
  for (const [at, { path, area, name, input: shape }] of shapedCalls().entries()) {
    const inputs = shape
      ? fc.sample(arbitraryOf(shape, known), { seed: seed + at, numRuns: perCall })
      : [undefined];
    for (const [turn, input] of inputs.entries()) {
      device ??= await signedIn();
      // Each third as a visitor.
      const asking = turn % 3 === 2 ? watched() : device;
      const ask = asking.client(area)[name] as unknown as Ask;
      answered = { status: 0, text: '' };
      const begunAt = performance.now();
      await ask(input, { context: { idempotencyKey: crypto.randomUUID() } }).catch(() => undefined);
      taken.push({ ms: Math.round(performance.now() - begunAt), path, input });
      const { status, text } = answered;
      if (status >= 500) faults.push(`${path} answers ${status} to ${JSON.stringify(input)}`);
      if ([mayaTorres.email, mayaTorres.mobile].some((secret) => text.includes(secret)))
        faults.push(`${path} tells of another person: ${JSON.stringify(input)}`);
      if ((status === 401 && asking === device) || path === 'money.closeService') device = undefined;
    }
  }
  for (const { ms, path, input } of taken.toSorted((one, other) => other.ms - one.ms).slice(0, named))
    process.stdout.write(`${ms} ms: ${path} ${String(JSON.stringify(input)).slice(0, 300)}\n`);
  expect(faults).toEqual([]);
});
