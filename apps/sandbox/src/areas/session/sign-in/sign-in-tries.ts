import type { Db } from '../../../platform/db/db.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  clearQuotas,
  type Quota,
  type QuotaKey,
  refundQuota,
  secondsToWait,
  spendQuota,
} from '../../../platform/limits/quotas.ts';
import type { ApiContext } from '../api-context.ts';
import { trustIn } from '../devices/device-trust.ts';
import { type Identified, normalIdentifier } from '../find-employee.ts';
import type { Employee } from '../tables.ts';

const minuteMs = 60_000;

/** Tries at one identifier from one place, or at one person on a device that they have confirmed. */
const fromOnePlace = { points: 5, perMs: 5 * minuteMs } as const;
/** Tries at one identifier, or at one person, from anywhere. */
const fromAnywhere = { points: 20, perMs: 60 * minuteMs } as const;
const addressMs = 15 * minuteMs;

const keys = {
  device: (employee: Employee, trust: string) => ['sign-in on device', employee.id, trust] as const,
  place: (typed: string, network: string) => ['sign-in from', typed, network] as const,
  typed: (typed: string) => ['sign-in as', typed] as const,
  /** No one has a count of their own too, so that counting takes as long for them. */
  person: (employee: Employee | undefined, typed: string) =>
    ['sign-in person', employee?.id ?? typed] as const,
  right: (employee: Employee, network: string) => ['sign-in right', employee.id, network] as const,
  address: (network: string) => ['sign-in address', network] as const,
};

/** Uses up some of a quota, or refuses with AttemptsExhausted for as long as there is none left. */
async function spendOrRefuse(db: Db, key: QuotaKey, quota: Quota, now: Date): Promise<void> {
  if (!(await spendQuota(db, key, quota, { now })))
    throw new Refusal('AttemptsExhausted').during(await secondsToWait(db, key, quota, now));
}

/** What counting needs. */
export type TryContext = Pick<ApiContext, 'db' | 'clock' | 'settings' | 'clientAddress' | 'device'>;

/** A try that has been counted. */
export interface CountedTry {
  /** False when this person has been tried too often under all their names: the password is then not looked at, and the answer is the usual one. */
  readonly mayMatch: boolean;
  /** Takes the try back, after the right password, which is counted too: a client that knows one could fill the queue with it. Refuses with AttemptsExhausted. */
  readonly forgive: () => Promise<void>;
}

/**
 * Counts a try before the password is looked at, and refuses with AttemptsExhausted: by what was typed, which says nothing about whether
 * anybody is called that; and by the address, which is what a few passwords tried at many people have in common. A device that its
 * owner has confirmed has a count of its own: others' wrong passwords don't keep the owner out there.
 */
export async function countSignIn(
  context: TryContext,
  tried: Identified,
  employee: Employee | undefined,
): Promise<CountedTry> {
  const { db, clock, settings } = context;
  const now = clock.now();
  const typed = normalIdentifier(tried);
  const network = networkOf(context.clientAddress);
  const trust = employee && (await trustIn(context, employee));
  const forgive = async (counts: readonly QuotaKey[]) => {
    await clearQuotas(db, counts);
    const quota = { points: settings.limits.signInsPerPerson, perMs: addressMs };
    if (employee) await spendOrRefuse(db, keys.right(employee, network), quota, now);
  };
  if (employee && trust !== undefined) {
    const key = keys.device(employee, trust);
    await spendOrRefuse(db, key, fromOnePlace, now);
    return { mayMatch: true, forgive: () => forgive([key]) };
  }
  const address = { points: settings.limits.failedSignInsPerAddress, perMs: addressMs };
  const loud = [
    [keys.address(network), address],
    [keys.place(typed, network), fromOnePlace],
    [keys.typed(typed), fromAnywhere],
  ] as const;
  for (const [key, quota] of loud) await spendOrRefuse(db, key, quota, now);
  const person = keys.person(employee, typed);
  return {
    mayMatch: await spendQuota(db, person, fromAnywhere, { now }),
    forgive: async () => {
      // Only this try: the address may have failed at others, and goes on being counted for them.
      await refundQuota(db, keys.address(network));
      await forgive([keys.place(typed, network), keys.typed(typed), person]);
    },
  };
}

/** Counts a code for a new password that an address asks for, for whomever. Refuses with AttemptsExhausted. */
export async function countReset({ db, clock, settings, clientAddress }: TryContext): Promise<void> {
  const quota = { points: settings.limits.resetsPerAddress, perMs: addressMs };
  const key = ['reset address', networkOf(clientAddress)] as const;
  await spendOrRefuse(db, key, quota, clock.now());
}

/** Forgets every failed try at a person, whatever they were called: after a code that only they can have. */
export async function forgetSignIns(
  { db, clientAddress }: Pick<ApiContext, 'db' | 'clientAddress'>,
  employee: Employee,
): Promise<void> {
  const { dialingCode, mobileNumber: identifier } = employee;
  const phone = normalIdentifier({ identifier, identifierType: 'MobileNumber', dialingCode });
  const names = [employee.userName, employee.emailAddress, phone];
  const network = networkOf(clientAddress);
  await clearQuotas(db, [
    keys.person(employee, ''),
    ...names.flatMap((typed) => [keys.typed(typed), keys.place(typed, network)]),
  ]);
}
