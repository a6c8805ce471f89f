import type { RegistrationStatus } from '@dayfare/domain/enrollment';
import { patterns } from '../../seeds/patterns.ts';
import type { SeedWork } from '../../seeds/seed.ts';

/** Someone in an employer's records who may sign up. */
export interface Newcomer {
  readonly employerId: number;
  /** As the employer writes it. */
  readonly employeeNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `1994-03-18` */
  readonly birthDate: string;
  /** The last four digits of the social security number. */
  readonly ssn: string;
  /** Whether they have an account already, under another number. */
  readonly hasAccount?: boolean;
  /** Their account at the employer's own sign-in page. */
  readonly workLogin?: string;
  readonly work: SeedWork;
}

const work = (hourlyRate: number, minutes: readonly number[]): SeedWork => ({
  ...{ hourlyRate, minutes, withholding: 20_00, dayOfPeriod: 8 },
});

/** The employers' records of people who have not signed up. */
export const newcomers: readonly Newcomer[] = [
  {
    ...{ employerId: 601, employeeNumber: '4410027', firstName: 'Nina', lastName: 'Álvarez' },
    ...{ birthDate: '1994-03-18', ssn: '3307', work: work(19_50, patterns.shop) },
  },
  {
    // A minor, until 2029.
    ...{ employerId: 601, employeeNumber: '4410063', firstName: 'Kai', lastName: 'Doyle' },
    ...{ birthDate: '2011-02-08', ssn: '4410', work: work(15_25, patterns.evenings) },
  },
  {
    ...{ employerId: 601, employeeNumber: '4410099', firstName: 'Ada', lastName: 'Price', hasAccount: true },
    ...{ birthDate: '1979-06-30', ssn: '9001', work: work(21_00, patterns.shop) },
  },
  {
    ...{ employerId: 602, employeeNumber: 'CR-20418', firstName: 'Omari', lastName: 'Bell' },
    ...{ birthDate: '1988-11-02', ssn: '4821', work: work(33_25, patterns.ward) },
  },
  {
    ...{ employerId: 603, employeeNumber: 'NK7741', firstName: 'Lucía', lastName: 'Ramos' },
    ...{ birthDate: '2001-07-25', ssn: '5512', work: work(18_00, patterns.kitchen) },
  },
  {
    ...{ employerId: 517, employeeNumber: '5170044', firstName: 'Nora', lastName: 'Lind' },
    workLogin: 'nora.lind',
    ...{ birthDate: '1996-05-14', ssn: '6204', work: work(20_50, patterns.shop) },
  },
  {
    ...{ employerId: 604, employeeNumber: '7700315', firstName: 'Theo', lastName: 'Grant' },
    ...{ birthDate: '1990-01-09', ssn: '7720', work: work(24_75, patterns.warehouse) },
  },
];

/** What the carriers and the accounts say of some numbers; every other number is free. With its dialing code in front. */
export const seededNumbers: Readonly<Record<string, RegistrationStatus>> = {
  '12025550180': 'PhoneCarrierNotValidated',
  '12025550182': 'Deactive',
  '12025550183': 'NeedActivation',
};

/** How far the phone-verification service trusts some numbers, 0 to 1,000; it trusts every other number. */
export const trustScores: Readonly<Record<string, number>> = { '12025550184': 480 };

/** A name without accents, capitals, spaces and hyphens. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** Whether two names are one, however their accents, capitals and hyphens are written. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

/** The record of an employee id at an employer. */
export function recordOf(employerId: number | null, employeeNumber: string | null): Newcomer | undefined {
  return newcomers.find((one) => one.employerId === employerId && one.employeeNumber === employeeNumber);
}

/** The record of a work account, by its name at the employer's own sign-in page. */
export function recordOfLogin(employerId: number, workLogin: string): Newcomer | undefined {
  return newcomers.find((one) => one.employerId === employerId && one.workLogin === workLogin);
}
