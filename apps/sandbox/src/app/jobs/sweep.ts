import {
  and,
  eq,
  getTableName,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { analyticsBatches, analyticsEvents, clientLogs, userActions } from '../../areas/analytics/tables.ts';
import { connectLogs } from '../../areas/connect/tables.ts';
import { employerCodes, enrollments, idScans, workAccounts } from '../../areas/enrollment/tables.ts';
import { guardianConsents, guardianLinks } from '../../areas/guardian/index.ts';
import { insuranceLogs } from '../../areas/marketplace/tables.ts';
import { bankLinks } from '../../areas/money/bank-link/tables.ts';
import { idempotencyKeys, previews, transactions } from '../../areas/money/core/tables.ts';
import { cardLookups } from '../../areas/money/debit-card/tables.ts';
import { reconciliations } from '../../areas/money/payments/tables.ts';
import { payrollConsentVisits } from '../../areas/money/payroll-consent/tables.ts';
import { linkLogs } from '../../areas/money/reminders/tables.ts';
import { smartInvites } from '../../areas/public/index.ts';
import { passkeyChallenges } from '../../areas/session/passkeys/passkey-tables.ts';
import {
  deviceTrusts,
  oauthTokens,
  passwordResets,
  pins,
  sessions,
} from '../../areas/session/sessions/session-tables.ts';
import { ssoAttempts } from '../../areas/session/sso/tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import type { Clock } from '../../platform/http/clock.ts';
import { nonceLifeMs } from '../../platform/http/nonces.ts';
import { nonces, outbox, quotas } from '../../platform/http/tables.ts';
import { railEvents } from '../../rails/index.ts';

const dayMs = 24 * 3_600_000;

/** How long rows are kept after they can no longer be used, in milliseconds. */
const keptFor = {
  /** Long enough for people who ask what went on in their account. */
  sessions: 30 * dayMs,
  codes: dayMs,
  previews: dayMs,
  /** Of what was refused, closed or never carried out. What was done is kept with its key: sent again a year later, it is answered and not repeated. */
  idleKeys: 90 * dayMs,
  messages: 30 * dayMs,
  /** As long as the recipient may still find the message and press its link. Unsubscribed recipients stay so. */
  invites: 365 * dayMs,
  /** The same of a guardian's link; after that the number that was asked in vain goes, too. */
  guardianLinks: 365 * dayMs,
  /** What rails have told and comparisons have found, long after each has been looked into. */
  comparisons: 90 * dayMs,
  /** What apps tell about themselves. */
  telemetry: 30 * dayMs,
} as const;

/** Names this work among all advisory locks of a database. */
const sweepLock = 0x73_77_65_70;

interface OldRows {
  readonly table: PgTable;
  readonly which: SQL | undefined;
}

/** The rows to delete, those with foreign keys first. Sessions, nonces and telemetry use real time, everything else business time. */
function oldRows(db: Db, clock: Clock): readonly OldRows[] {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const reallyBefore = (ms: number) => new Date(clock.real().getTime() - ms);
  const oldBatches = db
    .select({ requestId: analyticsBatches.requestId })
    .from(analyticsBatches)
    .where(lt(analyticsBatches.receivedAt, reallyBefore(keptFor.telemetry)));
  const spent = db
    .select({ id: transactions.id })
    .from(transactions)
    .where(eq(transactions.previewId, previews.id));
  const itsLinks = db
    .select({ of: guardianLinks.consentId })
    .from(guardianLinks)
    .where(eq(guardianLinks.consentId, guardianConsents.id));
  return [
    { table: nonces, which: lt(nonces.usedAt, reallyBefore(nonceLifeMs)) },
    {
      table: sessions,
      which: or(
        lt(sessions.revokedAt, reallyBefore(keptFor.sessions)),
        lt(sessions.seenAt, reallyBefore(keptFor.sessions)),
      ),
    },
    { table: pins, which: lt(pins.expiresAt, before(keptFor.codes)) },
    { table: passwordResets, which: lt(passwordResets.expiresAt, before(keptFor.codes)) },
    { table: oauthTokens, which: lt(oauthTokens.expiresAt, reallyBefore(keptFor.codes)) },
    { table: passkeyChallenges, which: lt(passkeyChallenges.expiresAt, reallyBefore(keptFor.codes)) },
    { table: ssoAttempts, which: lt(ssoAttempts.expiresAt, reallyBefore(keptFor.codes)) },
    { table: bankLinks, which: lt(bankLinks.expiresAt, reallyBefore(0)) },
    { table: cardLookups, which: lt(cardLookups.expiresAt, reallyBefore(0)) },
    { table: employerCodes, which: lt(employerCodes.expiresAt, before(0)) },
    { table: enrollments, which: lt(enrollments.expiresAt, before(0)) },
    { table: workAccounts, which: lt(workAccounts.expiresAt, reallyBefore(0)) },
    { table: idScans, which: lt(idScans.createdAt, before(keptFor.codes)) },
    { table: deviceTrusts, which: lt(deviceTrusts.expiresAt, reallyBefore(0)) },
    { table: payrollConsentVisits, which: lt(payrollConsentVisits.expiresAt, reallyBefore(0)) },
    { table: quotas, which: lte(quotas.resetsAt, before(0)) },
    {
      table: previews,
      which: and(lt(previews.expiresAt, before(keptFor.previews)), notExists(spent)),
    },
    {
      table: idempotencyKeys,
      which: and(lt(idempotencyKeys.createdAt, before(keptFor.idleKeys)), ne(idempotencyKeys.status, 'done')),
    },
    { table: outbox, which: lt(outbox.sentAt, before(keptFor.messages)) },
    { table: smartInvites, which: lt(smartInvites.sentAt, before(keptFor.invites)) },
    { table: guardianLinks, which: lt(guardianLinks.expiresAt, before(keptFor.guardianLinks)) },
    { table: guardianConsents, which: and(isNull(guardianConsents.agreementsAt), notExists(itsLinks)) },
    {
      table: railEvents,
      which: and(lt(railEvents.receivedAt, before(keptFor.comparisons)), isNotNull(railEvents.appliedAt)),
    },
    { table: reconciliations, which: lt(reconciliations.at, before(keptFor.comparisons)) },
    { table: linkLogs, which: lt(linkLogs.at, reallyBefore(keptFor.telemetry)) },
    { table: connectLogs, which: lt(connectLogs.at, reallyBefore(keptFor.telemetry)) },
    { table: insuranceLogs, which: lt(insuranceLogs.at, reallyBefore(keptFor.telemetry)) },
    { table: clientLogs, which: lt(clientLogs.at, reallyBefore(keptFor.telemetry)) },
    { table: userActions, which: lt(userActions.at, reallyBefore(keptFor.telemetry)) },
    { table: analyticsEvents, which: inArray(analyticsEvents.requestId, oldBatches) },
    {
      table: analyticsBatches,
      which: lt(analyticsBatches.receivedAt, reallyBefore(keptFor.telemetry)),
    },
  ];
}

/** Names of the tables whose old rows are deleted. */
export const sweptTables = (db: Db, clock: Clock): readonly string[] =>
  oldRows(db, clock).map(({ table }) => getTableName(table));

const batchSize = 1000;

/** Runs `work` unless another process does the same now. */
async function alone(db: Db, work: (tx: Db) => Promise<number>): Promise<number> {
  return db.transaction(async (tx) => {
    const [mine] = rowsOf<{ taken: boolean }>(
      await tx.execute(sql`select pg_try_advisory_xact_lock(${sweepLock}) as taken`),
    );
    return mine?.taken ? work(tx) : 0;
  });
}

/** Deletes a part of what is old in a table, found by its index; returns how much that was. */
async function deleteSome(tx: Db, { table, which }: OldRows): Promise<number> {
  const some = tx
    .select({ at: sql`${table}.ctid` })
    .from(table)
    .where(which)
    .limit(batchSize);
  const gone = rowsOf<{ one: number }>(
    await tx.execute(sql`delete from ${table} where ${table}.ctid in (${some}) returning 1 as one`),
  );
  return gone.length;
}

/** Moves keys of what was done long ago into the archive, which is asked like the rest; returns how many. */
async function archiveSome(tx: Db, before: Date): Promise<number> {
  const moved = rowsOf<{ one: number }>(
    await tx.execute(sql`
      with old as (
        delete from idempotency_keys where (employee_id, key) in (
          select employee_id, key from idempotency_keys
          where status = 'done' and created_at < ${before.toISOString()}::timestamptz limit ${batchSize})
        returning *
      )
      insert into idempotency_archive select * from old returning 1 as one`),
  );
  return moved.length;
}

/** Deletes old rows, and archives old keys, in batches, so that no request waits for all of it. Only one of several processes on a database does so at a time. */
export async function sweep(db: Db, clock: Clock): Promise<void> {
  const until = async (work: (tx: Db) => Promise<number>) => {
    while ((await alone(db, work)) === batchSize);
  };
  for (const old of oldRows(db, clock)) await until((tx) => deleteSome(tx, old));
  const before = new Date(clock.now().getTime() - keptFor.idleKeys);
  await until((tx) => archiveSome(tx, before));
}
