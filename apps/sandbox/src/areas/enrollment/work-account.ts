import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/http/server.ts';
import type { ApiContext, EmployerIdentity } from '../session/index.ts';
import { hashOfSecret } from './code.ts';
import { employerOf, employerOfPartner } from './employer-directory.ts';
import { hasAccount } from './match.ts';
import { type Newcomer, recordOf, recordOfLogin } from './newcomers.ts';
import { workAccounts } from './tables.ts';

/** How long the token in an address works, and how long a sign-up with it may take, ms. */
const tokenLifeMs = 5 * 60_000;
const secretLifeMs = 24 * 60 * 60_000;

const newSecret = () => randomBytes(32).toString('base64url');

/**
 * Where a person signs up after the employer's page has confirmed them, without an account here: an address with a token that works once.
 * Null when the employer's records have no one by that name, or someone has signed up with that record.
 */
export async function signUpAddress(
  { db, clock }: Pick<Server, 'db' | 'clock'>,
  { partnerId, subject }: EmployerIdentity,
): Promise<string | null> {
  const employer = employerOfPartner(partnerId);
  const record = employer && recordOfLogin(employer.id, subject);
  if (!employer?.map || !record || (await hasAccount(db, record))) return null;
  const { employerId, employeeNumber } = record;
  const token = newSecret();
  const expiresAt = new Date(clock.real().getTime() + tokenLifeMs);
  await db
    .insert(workAccounts)
    .values({ secretHash: hashOfSecret(token), employerId, employeeNumber, expiresAt });
  return `/sso/create-user?${new URLSearchParams({ bc: employer.map, token })}`;
}

/** Exchanges the token of an address for a secret that goes along with the sign-up. Refuses with Invalid_Token_Try_Again. */
export async function takeWorkAccount({ db, clock }: ApiContext, token: string) {
  const now = clock.real();
  const secret = newSecret();
  const isGood = and(
    eq(workAccounts.secretHash, hashOfSecret(token)),
    eq(workAccounts.isTaken, false),
    gt(workAccounts.expiresAt, now),
  );
  const [taken] = await db
    .update(workAccounts)
    .set({
      secretHash: hashOfSecret(secret),
      isTaken: true,
      expiresAt: new Date(now.getTime() + secretLifeMs),
    })
    .where(isGood)
    .returning();
  const record = taken && recordOf(taken.employerId, taken.employeeNumber);
  const employer = employerOf(taken?.employerId)?.wire;
  if (!record || !employer) throw new Refusal('Invalid_Token_Try_Again');
  return { authAccountID: secret, employer, FirstName: record.firstName, LastName: record.lastName };
}

/** The record that a work account's secret stands for, at an employer; null without a good secret of a record that is free. */
export async function vouchedRecord(
  { db, clock }: ApiContext,
  secret: string | null | undefined,
  employerId: number,
): Promise<Newcomer | null> {
  if (!secret) return null;
  const [kept] = await db
    .select()
    .from(workAccounts)
    .where(
      and(
        eq(workAccounts.secretHash, hashOfSecret(secret)),
        eq(workAccounts.isTaken, true),
        eq(workAccounts.employerId, employerId),
        gt(workAccounts.expiresAt, clock.real()),
      ),
    );
  const record = kept && recordOf(employerId, kept.employeeNumber);
  return record && !(await hasAccount(db, record)) ? record : null;
}
