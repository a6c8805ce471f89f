import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A drizzle database or an open transaction on it; the same whether Postgres runs in process or on a server. */
export type Db = PgDatabase<PgQueryResultHKT>;
