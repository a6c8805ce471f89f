import { decimalText, minorUnits } from '@dayfare/domain/money';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { checkLedger } from '../../ledger/check.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { table, writePage } from './page/page.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

interface Balance {
  readonly id: string;
  readonly kind: string;
  readonly currency: string;
  readonly minor: number;
}

/** The books: what every account holds, and whether everything adds up to zero. */
export function ledgerRoutes({ server }: Steering): Hono {
  return new Hono().get('/', async (c) => {
    const check = await checkLedger(server.db);
    const balances = rowsOf<Omit<Balance, 'minor'> & { minor: string }>(
      await server.db.execute(sql`
        select a.id, a.kind, a.currency, coalesce(sum(p.minor), 0) as minor
        from ledger_accounts a left join postings p on p.account_id = a.id
        group by a.id, a.kind, a.currency order by a.id`),
    ).map((row): Balance => ({ ...row, minor: Number(row.minor) }));
    if (wantsJson(c)) return c.json({ check, balances });
    const isSound = check.sum === 0 && check.unbalanced.length === 0 && check.overdrawn.length === 0;
    return writePage(
      'Ledger',
      html`<p>${isSound ? 'Sound: everything adds up to zero, and nobody took more than they earned.' : 'NOT sound.'}</p>
${table(
  'Balances',
  ['Account', 'Currency', 'Balance (debit positive)'],
  balances.map(({ id, currency, minor }) => [id, currency, decimalText(minorUnits(minor))]),
)}`,
    );
  });
}
