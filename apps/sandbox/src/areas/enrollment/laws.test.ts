import { enrollmentContract, type WireEnrollmentRequest } from '@dayfare/api/enrollment/contract';
import { type EnrollmentScreen, enrollmentScreen } from '@dayfare/domain/enrollment';
import { eq } from 'drizzle-orm';
import { afterAll, expect, inject, it } from 'vitest';
import { createDevice } from '../../bench/device.ts';
import { type Chances, createChances } from '../../bench/operations/chances.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';
import { withPauses } from '../../testing/pauses.ts';
import { newDatabase } from '../../testing/postgres/database.ts';
import { codeSentTo } from '../../testing/sign-up.ts';
import { employees } from '../session/index.ts';
import { enrolledRecords } from './tables.ts';

const { seed, times } = inject('randomRuns');
const [runs, attacks] = [4 * times, 3];

const databaseUrl = await newDatabase();
const seeds = [mayaTorres];
const servers = [
  await openSandbox({ seeds, databaseUrl }),
  await openSandbox({ seeds, databaseUrl }),
] as const;
const [sandbox] = servers;
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Two people in the records of one employer. The thief is in them as well, and knows the others’ names and numbers, but no birthday. */
const records = {
  nina: { number: '4410027', LastName: 'Alvarez', DOB: '1994-03-18' },
  thief: { number: '4410063', LastName: 'Doyle', DOB: '2011-02-08' },
} as const;
const mobiles = { nina: '3035550111', thief: '3035550133' } as const;
type Person = keyof typeof records;

type Fields = Partial<WireEnrollmentRequest>;
type Send = (screen: EnrollmentScreen, fields?: Fields) => Promise<unknown>;

const personal = (LastName: string, Email: string): Fields => ({
  EnrollmentData: { FirstName: 'Someone', LastName, Email },
});

/** Screens that are sent at the same moment. */
type Round = readonly ((send: Send) => Promise<unknown>)[];

const nameOf = (who: Person) => (send: Send) =>
  send('PersonalInfoInput', personal(records[who].LastName, `${mobiles[who]}@example.com`));
const numberOf = (who: Person) => (send: Send) =>
  send('EmployeeIdInput', { EnrollmentData: { EmployeeID: records[who].number } });
const birthdayOf = (who: Person) => (send: Send) => send('EmployeeDetailsInput', { DOB: records[who].DOB });
const password = (send: Send) => send('PasswordInput', { Password: 'Sunday-Walk-77!', MatchedStatus: 4 });
const account = (send: Send) => send('CreatingAccount');

/** What a person sends in order to sign up, one screen after the other. */
const honest: readonly Round[] = [
  [nameOf('nina')],
  [numberOf('nina')],
  [birthdayOf('nina')],
  [password],
  [account],
];

/** The thief's own details, with the other's name and number slipped in while they are compared. */
const attack: readonly Round[] = [
  [nameOf('thief')],
  [numberOf('thief')],
  [birthdayOf('thief'), nameOf('nina'), numberOf('nina')],
  [password],
  [account],
];

/** Begins a sign-up at the employer, up to the name. Each screen goes to either server. */
async function begin(who: Person, chances: Chances): Promise<Send> {
  const device = createDevice('http://localhost', (request) => chances.one(servers).answer(request));
  const calls = device.client(enrollmentContract);
  const phone = { dialingCode: '1', mobileNumber: mobiles[who] };
  const begun = await calls.verifyMobile(phone);
  const send: Send = (screen, { EnrollmentData = {}, ...fields } = {}) =>
    calls.processEnrollmentRequest({
      ...{ EnrollmentReferenceID: begun.EnrollmentReferenceID, EnrollmentData, ...fields },
      CurrentScreen: enrollmentScreen.toWire(screen),
    });
  const PinCode = await codeSentTo(sandbox, `+1${mobiles[who]}`);
  await send('PINCodeInput', { sentPinIDString: begun.sentPinIDString, PinCode });
  await send('EmployerInput', { EnrollmentData: { EmployerID: 601 } });
  return send;
}

/** Who has an account on which record, by telephone number. */
const accounts = () =>
  sandbox.db
    .select({ number: enrolledRecords.employeeNumber, mobile: employees.mobileNumber })
    .from(enrolledRecords)
    .innerJoin(employees, eq(employees.id, enrolledRecords.employeeId));

it(
  'sign-ups at once: each account is on the record of its owner, who always gets one, and each record has one account',
  async ({ annotate }) => {
    await annotate(`${runs} runs from seed ${seed}`);
    let opened = 0;
    for (let run = 0; run < runs; run += 1) {
      const chances = createChances(seed + run);
      await sandbox.reset();
      // Nina begins twice, on two devices.
      const signUps = [
        { send: await begin('nina', chances), rounds: honest, at: 0 },
        { send: await begin('nina', chances), rounds: honest, at: 1 },
        { send: await begin('thief', chances), rounds: attack, at: 0 },
      ] as const;
      for (let round = 0; round < attacks * attack.length; round += 1)
        await withPauses(chances, () =>
          Promise.allSettled(
            signUps.flatMap(({ send, rounds, at }) =>
              (rounds[(at + round) % rounds.length] ?? []).map((step) => step(send)),
            ),
          ),
        );
      // What the thief has tried keeps Nina from nothing.
      const [{ send }] = signUps;
      for (const [step] of honest) await step?.(send).catch(() => undefined);
      const made = await accounts();
      for (const who of ['nina', 'thief'] as const) {
        const on = made.filter(({ number }) => number === records[who].number);
        expect([[], [mobiles[who]]], `run ${run}`).toContainEqual(on.map(({ mobile }) => mobile));
      }
      opened += made.filter(({ mobile }) => mobile === mobiles.nina).length;
    }
    expect(opened).toBe(runs);
  },
  60_000 * times,
);
