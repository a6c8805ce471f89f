import { analyticsContract } from '@dayfare/api/analytics/contract';
import { deviceContract } from '@dayfare/api/session/device-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { savedEvents } from '../../areas/analytics/tables.ts';
import { devices } from '../../areas/session/sessions/session-tables.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { usualLimits } from '../../platform/limits/limits.ts';
import { openSandbox } from '../../testing/open.ts';
import { kept } from './kept-rows.ts';
import { sweptTables } from './sweep.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const names = async (query: ReturnType<typeof sql>) =>
  rowsOf<{ name: string }>(await sandbox.db.execute(query)).map(({ name }) => name);

/** Tables with at most one row for each person, or for each of their employments: a unique index has that column alone. */
const keyed = () =>
  names(sql`select distinct indrelid::regclass::text as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indisunique and indnkeyatts = 1 and indpred is null and attname in ('employee_id', 'employment_id')`);

describe('each table that a person or a visitor can fill', () => {
  it('is swept, has one row for each person, or is kept for a reason, within the calls of a day', async () => {
    const all = await names(sql`select tablename as name from pg_tables where schemaname = current_schema()`);
    const bounded = [...sweptTables(sandbox.db, sandbox.server.clock), ...(await keyed())];
    const reasons = new Map(
      Object.entries(kept).flatMap(([why, its]) => its.map((name) => [name, why] as const)),
    );
    expect(all.length).toBeGreaterThan(130);
    expect(all.filter((name) => !bounded.includes(name) && !reasons.has(name))).toEqual([]);
    // What is swept, or has gone, needs no reason any more.
    expect([...reasons.keys()].filter((name) => !all.includes(name) || bounded.includes(name))).toEqual([]);
    expect(usualLimits.writesPerDay).toBeLessThanOrEqual(20_000);
  });

  it('takes no more from a person once the calls of a day are used up, and reads go on', async () => {
    const few = await openSandbox({ limits: { writesPerDay: 3 } });
    const device = await few.signedIn();
    const { getEvents } = device.client(analyticsContract);
    const { saveGCMToken } = device.client(deviceContract);
    const save = () => saveGCMToken({ deviceId: 'device', gcmToken: 'token' });
    for (const _ of [1, 2, 3]) await save();
    await expect(save()).rejects.toMatchObject({ code: 'TooManyRequests' });
    expect(await getEvents()).toEqual([]);
    await few.close();
  });

  it('keeps some of what apps mark, and the devices that were used last', async () => {
    const device = await sandbox.signedIn();
    const { saveEvents } = device.client(analyticsContract);
    const batch = (from: number) =>
      Array.from({ length: 50 }, (_, at) => ({ eventName: `event ${from + at}`, status: 'Active' as const }));
    for (const from of [0, 50, 100, 150]) await saveEvents(batch(from));
    // Those that are known are repeats; the last of these is new.
    expect(await saveEvents(batch(150))).toBe(true);
    await expect(saveEvents(batch(151).slice(-2))).rejects.toMatchObject({ code: 'TooManyRequests' });
    expect(await sandbox.db.$count(savedEvents)).toBe(200);
    const { saveGCMToken } = device.client(deviceContract);
    for (let at = 0; at < 45; at += 1) {
      sandbox.clock.ms += 1;
      await saveGCMToken({ deviceId: `device ${at}`, gcmToken: 'token' });
    }
    const left = await sandbox.db.select({ id: devices.deviceId }).from(devices);
    expect(left.map(({ id }) => id)).toContain('device 44');
    expect(left.map(({ id }) => id)).not.toContain('device 1');
    expect(left).toHaveLength(40);
  });
});
