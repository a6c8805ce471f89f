import type { WireProfile } from '@dayfare/api/profile/contract';
import { wireLanguage } from '@dayfare/domain/product';
import { keepersOf, type ProfileDetails } from '@dayfare/domain/profile';
import { residenceCountry } from '@dayfare/domain/session';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { languageOf, Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/http/server.ts';
import { avatarsOf, pictureAddress } from '../media/index.ts';
import { businessesOf, type Employee, employees } from '../session/index.ts';
import { profiles } from './tables.ts';

/** The user's details; their name is kept with the account. */
type KeptDetails = Omit<ProfileDetails, 'firstName' | 'lastName'>;

const nothingKept: KeptDetails = {
  ...{ middleName: '', addressLine1: '', addressLine2: '', city: '', postalCode: '' },
};

/** Someone's details and how often they have changed; 0 before the first time. */
export async function detailsOf(
  db: Db,
  { id, firstName, lastName }: Pick<Employee, 'id' | 'firstName' | 'lastName'>,
): Promise<{ readonly details: ProfileDetails; readonly version: number }> {
  const [row] = await db.select().from(profiles).where(eq(profiles.employeeId, id));
  const kept = row ? (JSON.parse(row.details) as KeptDetails) : nothingKept;
  return { details: { ...nothingKept, ...kept, firstName, lastName }, version: row?.version ?? 0 };
}

/** The user's whole profile, as it is now. */
export async function profileOf(
  server: Pick<Server, 'db' | 'secret' | 'clock'>,
  { id }: Pick<Employee, 'id'>,
): Promise<WireProfile> {
  const { db } = server;
  const [employee] = await db.select().from(employees).where(eq(employees.id, id));
  if (!employee) throw new Refusal('NotFound');
  const { details, version } = await detailsOf(db, employee);
  const [business] = await businessesOf(db, employee);
  const { emailAddress, dialingCode, mobileNumber, birthDate, residentialState } = employee;
  return {
    userID: id,
    ...details,
    ...{ emailAddress, dialingCode, mobileNumber, dateOfBirth: birthDate, residentialState },
    language: wireLanguage(languageOf(employee.chosenLanguage ?? employee.language)),
    companyName: business?.companyName ?? null,
    imageURL: pictureAddress(server, (await avatarsOf(db, [id])).get(id)),
    version,
  };
}

/** Who changes a profile. */
export async function keepersFor(db: Db, employee: Employee) {
  const hasEmployer = (await businessesOf(db, employee)).length > 0;
  return keepersOf({ hasEmployer, birthDate: employee.birthDate });
}

/** The country of the user's addresses. */
export const countryOf = ({ regionId, currency, environment }: Employee) =>
  residenceCountry({
    regionId: regionId ?? (currency === 'CAD' ? 2 : 1),
    businessEnvironment: environment,
  });
