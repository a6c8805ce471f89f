import type { WireColleagues } from '@dayfare/api/connect/chat/groups-contract';
import { type ConnectRole, connectRole, presenceOf } from '@dayfare/domain/connect';
import { and, asc, eq, ilike, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/http/server.ts';
import { avatarsOf, pictureAddress } from '../media/index.ts';
import { type Employee, employees, employments, uniqueIdOf } from '../session/index.ts';
import { connectPeople } from './tables.ts';

/** First and last name. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** Whether a user last seen at that time is online, away or offline. */
export const presenceAt = (seenAt: Date | null, now: Date) =>
  presenceOf(seenAt && now.getTime() - seenAt.getTime());

/** A user's role in Connect; employee by default. */
export async function roleOf(tx: Db, employeeId: number): Promise<ConnectRole> {
  const [found] = await tx.select().from(connectPeople).where(eq(connectPeople.employeeId, employeeId));
  return connectRole.fromWire(found?.role ?? 3) ?? 'Employee';
}

/** Notes that a user is online. */
export async function noteSeen(tx: Db, employeeId: number, seenAt: Date | null): Promise<void> {
  await tx
    .insert(connectPeople)
    .values({ employeeId, seenAt })
    .onConflictDoUpdate({ target: connectPeople.employeeId, set: { seenAt } });
}

/** Notes a user's type in Connect, by the wire's number. */
export async function noteUserType(tx: Db, employeeId: number, userType: number): Promise<void> {
  await tx
    .insert(connectPeople)
    .values({ employeeId, userType })
    .onConflictDoUpdate({ target: connectPeople.employeeId, set: { userType } });
}

const colleaguesOf = (tx: Db) =>
  tx
    .select({ employee: employees, person: connectPeople })
    .from(employees)
    .innerJoin(employments, eq(employments.employeeId, employees.id))
    .leftJoin(connectPeople, eq(connectPeople.employeeId, employees.id));

/** Refuses with ColleagueNotFound if one of them doesn't work for the organization. */
export async function requireColleagues(
  tx: Db,
  organizationId: number,
  ids: readonly number[],
): Promise<void> {
  for (const id of new Set(ids)) {
    const [found] = await colleaguesOf(tx).where(
      and(eq(employments.employerId, organizationId), eq(employees.id, id), isNull(employees.closedAt)),
    );
    if (!found) throw new Refusal('ColleagueNotFound');
  }
}

/** Everybody who works for an organization now. */
export async function peopleOf(tx: Db, organizationId: number, now: Date): Promise<readonly Employee[]> {
  const found = await colleaguesOf(tx).where(
    and(
      ...[eq(employments.employerId, organizationId), isNull(employees.closedAt)],
      or(isNull(employments.endedOn), sql`${employments.endedOn} > ${now.toISOString().slice(0, 10)}`),
    ),
  );
  return found.map(({ employee }) => employee);
}

interface Search {
  readonly organizationId: number;
  /** Who looks: they are not among them. */
  readonly self: number;
  /** Parts of the names; an empty one fits everybody. */
  readonly first: string;
  readonly last: string;
  /** Whether either name may have the first part. */
  readonly isEither: boolean;
  readonly page: { readonly number: number; readonly size: number };
}

const mostOfPage = 50;
const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A page of colleagues by parts of their names, by first name. */
export async function findColleagues(
  server: Pick<Server, 'db' | 'secret' | 'clock'>,
  search: Search,
): Promise<WireColleagues> {
  const { organizationId, self, first, last, isEither, page } = search;
  const now = server.clock.now();
  const { firstName, lastName } = employees;
  const full = sql<string>`${firstName} || ' ' || ${lastName}`;
  const fits = isEither
    ? ilike(full, part(first.trim()))
    : and(ilike(firstName, part(first.trim())), ilike(lastName, part(last.trim())));
  const where = and(
    ...[eq(employments.employerId, organizationId), ne(employees.id, self), isNull(employees.closedAt)],
    or(isNull(employments.endedOn), sql`${employments.endedOn} > ${now.toISOString().slice(0, 10)}`),
    fits,
  );
  const found = await colleaguesOf(server.db)
    .where(where)
    .orderBy(asc(firstName), asc(lastName), asc(employees.id));
  const size = Math.min(Math.max(1, page.size), mostOfPage);
  const from = Math.max(0, page.number - 1) * size;
  const shown = found.slice(from, from + size);
  const pictures = await avatarsOf(
    server.db,
    shown.map(({ employee }) => employee.id),
  );
  return {
    total: found.length,
    users: shown.map(({ employee, person }) => ({
      ...{ userID: employee.id, userUniqueID: uniqueIdOf(employee.id) },
      ...{ firstName: employee.firstName, lastName: employee.lastName, userRole: person?.role ?? 3 },
      presence: presenceAt(person?.seenAt ?? null, now),
      imageURL: pictureAddress(server, pictures.get(employee.id)),
    })),
  };
}
