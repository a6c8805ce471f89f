import type { Person } from './person.ts';
import type { Steer } from './steer-call.ts';

/** What becomes of people: what their employers, managers and guardians do. */
export interface PeopleSteering {
  /** A person of this test alone, with the past of a seeded one. With a pay frequency, as `Weekly`, paid that way and without a past; with an empty birth date, of unknown age. */
  readonly makePerson: (
    like: Person,
    firstName: string,
    lastName: string,
    odd?: { readonly payFrequency?: string; readonly birthDate?: string },
  ) => Promise<Person>;
  /** Has a person’s employer pay at another rhythm, from the next pay period on. */
  readonly payEvery: (person: Pick<Person, 'email'>, payFrequency: string) => Promise<void>;
  /** Sets what a person’s employer charges, or gives the person a discount. */
  readonly setFees: (fees: { readonly email: string } & Readonly<Record<string, string>>) => Promise<void>;
  /** Sets a rule of the programme of a person’s employer, such as `funding`; null lifts it. */
  readonly setRule: (person: Pick<Person, 'email'>, rule: string, value: string | null) => Promise<void>;
  /** Sets how a person’s account stands; `Active` opens one that was closed, as support does. */
  readonly setStatus: (person: Pick<Person, 'email'>, account: string) => Promise<void>;
  /** Sets what a person’s next payday pays, such as `40.00`. */
  readonly setNetPay: (person: Pick<Person, 'email'>, netPay: string) => Promise<void>;
  /** Another link to the consent of a minor's guardian, path and query; one that has expired if it says so. */
  readonly guardianLink: (minor: Pick<Person, 'email'>, link?: 'new' | 'expired') => Promise<string>;
  /** What guardians have agreed to for a minor, moment by moment; null for what they have not. */
  readonly consentOf: (minor: Pick<Person, 'email'>) => Promise<Readonly<Record<string, unknown>>>;
  /** Has a person’s employer report tips or mileage, in minor units. */
  readonly reportTips: (
    person: Pick<Person, 'email'>,
    kind: 'Tips' | 'Mileage',
    minor: number,
  ) => Promise<void>;
  /** Has a person’s manager decide about a shift that they requested. */
  readonly decideShift: (person: Pick<Person, 'email'>, decision: 'Confirmed' | 'Declined') => Promise<void>;
  /** Has a person’s manager decide about the hours that they submitted. */
  readonly decideHours: (person: Pick<Person, 'email'>, decision: 'Approved' | 'Rejected') => Promise<void>;
  /** Has an employer make the one-time code of a person in its records, and returns it. */
  readonly employerCode: (employeeNumber: string) => Promise<string>;
}

/** The ways to steer what becomes of people. */
export function peopleSteering(steer: Steer): PeopleSteering {
  return {
    makePerson: async ({ email }, firstName, lastName, odd) =>
      (await steer('POST', '/people', { like: email, firstName, lastName, ...odd })) as Person,
    payEvery: async ({ email }, payFrequency) =>
      void (await steer('POST', '/paydays/frequency', { email, payFrequency })),
    setFees: async (fees) => void (await steer('POST', '/fees', fees)),
    setRule: async ({ email }, rule, value) =>
      void (await steer('POST', '/programmes', { email, rule, value })),
    setStatus: async ({ email }, account) => void (await steer('POST', '/programmes', { email, account })),
    setNetPay: async ({ email }, netPay) => void (await steer('POST', '/paydays', { email, netPay })),
    guardianLink: async ({ email }, link = 'new') => {
      const made = (await steer('POST', '/guardians', { email, link })) as { link: string };
      return made.link.slice(new URL(made.link).origin.length);
    },
    consentOf: async ({ email }) => {
      const { consents } = (await steer('GET', '/guardians')) as {
        consents: readonly Readonly<Record<string, unknown>>[];
      };
      return consents.find((one) => one.email === email) ?? {};
    },
    reportTips: async ({ email }, kind, minor) => void (await steer('POST', '/tips', { email, kind, minor })),
    decideShift: async ({ email }, decision) => {
      const { requests } = (await steer('GET', '/shifts')) as {
        readonly requests: readonly {
          readonly id: number;
          readonly email: string;
          readonly status: string;
        }[];
      };
      const found = requests.find((one) => one.email === email && one.status === 'Requested');
      if (!found) throw new Error(`${email} has requested no shift.`);
      await steer('POST', '/shifts', { id: found.id, decision });
    },
    decideHours: async ({ email }, decision) => {
      const { hours } = (await steer('GET', '/time')) as {
        readonly hours: readonly { readonly id: number; readonly email: string; readonly status: string }[];
      };
      const found = hours.find((one) => one.email === email && one.status === 'Submitted');
      if (!found) throw new Error(`${email} has submitted no hours.`);
      await steer('POST', '/time', { id: found.id, decision });
    },
    employerCode: async (employeeNumber) =>
      ((await steer('POST', '/newcomers', { employeeNumber })) as { readonly code: string }).code,
  };
}
