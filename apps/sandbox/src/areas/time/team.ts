import type { WireTeamEntry, WireTimeEntry } from '@dayfare/api/time/contract';
import { mayAnnounce } from '@dayfare/domain/connect';
import { mostDecided, timeStatus } from '@dayfare/domain/time';
import { and, asc, count, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { roleOf } from '../connect/index.ts';
import { employees, employmentOf, type SignedIn } from '../session/index.ts';
import { wireEntry } from './entries.ts';
import { type TimeRow, timeEntries } from './tables.ts';

/** The employer that a person works for in this session; null for direct users. */
export async function employerOf(tx: Db, signedIn: SignedIn): Promise<number | null> {
  return (await employmentOf(tx, signedIn))?.employerId ?? null;
}

/** Which logged hours a person decides about: everyone's at the employer but their own. Null for those who manage no team. */
async function teamOf(tx: Db, signedIn: SignedIn): Promise<SQL | null> {
  const { id } = signedIn.employee;
  const employerId = await employerOf(tx, signedIn);
  // Who may speak for the employer may decide for it.
  if (employerId === null || !mayAnnounce(await roleOf(tx, id))) return null;
  return and(eq(timeEntries.employerId, employerId), ne(timeEntries.employeeId, id)) ?? null;
}

/** Which logged hours a manager decides about. Refuses with NotAManager. */
export async function requireTeam(tx: Db, signedIn: SignedIn): Promise<SQL> {
  const team = await teamOf(tx, signedIn);
  if (!team) throw new Refusal('NotAManager');
  return team;
}

const isWaiting = eq(timeEntries.status, timeStatus.toWire('Submitted'));

/** How many hours of the team wait for a decision; null for those who manage no team. */
export async function countToDecide(tx: Db, signedIn: SignedIn): Promise<number | null> {
  const team = await teamOf(tx, signedIn);
  if (!team) return null;
  const [found] = await tx.select({ waiting: count() }).from(timeEntries).where(and(team, isWaiting));
  return found?.waiting ?? 0;
}

/** Hours of any people, each in the time zone of whose they are. */
export async function wireEntries(tx: Db, rows: readonly TimeRow[]): Promise<WireTimeEntry[]> {
  const ids = [...new Set(rows.map(({ employeeId }) => employeeId))];
  const people = await tx.select().from(employees).where(inArray(employees.id, ids));
  return rows.flatMap((row) => {
    const person = people.find(({ id }) => id === row.employeeId);
    return person ? wireEntry(row, person) : [];
  });
}

/** Hours of the team that wait for a decision, the oldest first. Refuses with NotAManager. */
export async function teamHours(tx: Db, signedIn: SignedIn): Promise<WireTeamEntry[]> {
  const rows = await tx
    .select({ entry: timeEntries, employee: employees })
    .from(timeEntries)
    .innerJoin(employees, eq(employees.id, timeEntries.employeeId))
    .where(and(await requireTeam(tx, signedIn), isWaiting))
    .orderBy(asc(timeEntries.startAt))
    .limit(mostDecided);
  return rows.map(({ entry, employee }) => ({
    ...wireEntry(entry, employee),
    ...{ userID: employee.id, name: `${employee.firstName} ${employee.lastName}` },
  }));
}
