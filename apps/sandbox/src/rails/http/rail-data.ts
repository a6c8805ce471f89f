import { PGlite } from '@electric-sql/pglite';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { instant } from '../../platform/db/columns.ts';
import { readAsText } from '../../platform/db/read-as-text.ts';
import type { RailState } from '../rail-states.ts';

/** News of a rail for its client: kept until it has been accepted. */
export const announcements = pgTable('announcements', {
  number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
  id: text('id').notNull(),
  reference: text('reference').notNull(),
  state: text('state').$type<RailState>().notNull(),
  deliveredAt: instant('delivered_at'),
});

const tables = `
create table if not exists rail_payments (
  reference text primary key, rail text not null, instrument_id integer not null, destination text,
  amount_minor bigint not null, paid_minor bigint not null default 0, state text not null, reason text,
  is_charge boolean not null default false, returns_with text,
  received_at timestamptz not null, changed_at timestamptz not null
);
create table if not exists rail_scenarios (instrument_id integer primary key, scenario text not null);
create table if not exists announcements (
  number integer primary key generated always as identity, id text not null, reference text not null,
  state text not null, delivered_at timestamptz
);
create index if not exists announcements_waiting on announcements (number) where delivered_at is null;
`;

/** Opens the data of a rail, which it shares with no other. `memory://` is gone with the process. */
export async function openRailData(folder: string) {
  const client = await PGlite.create(folder);
  await client.exec(tables);
  return { db: drizzle(readAsText(client)), close: () => client.close() };
}
