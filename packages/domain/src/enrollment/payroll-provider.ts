import { type NameOf, numbered } from '../enumeration/index.ts';

/** Who runs an employer's sign-in or payroll. The documents number `Other` alone; the others have their place in the list, from 1. Travels as `authProviderType`. */
export const payrollProvider = numbered({
  ADP: 1,
  GPM: 2,
  Intuit: 3,
  Xero: 4,
  Kronos: 5,
  Paychex: 6,
  Deputy: 7,
  Rippling: 8,
  Auth0: 9,
  Other: 127,
});
export type PayrollProvider = NameOf<typeof payrollProvider>;

/** The name of a payroll provider that people know; null for a number of none, for `Other`, and for what only runs sign-ins. */
export function payrollProviderName(wire: number): string | null {
  const provider = payrollProvider.fromWire(wire);
  return provider === null || provider === 'Other' || provider === 'Auth0' ? null : provider;
}

/** The payroll provider of a signed-in person, also where a card is concerned. The documents list three without numbers. */
export const userPayrollProvider = numbered({ Ultipro: 1, Kronos: 2, Paycor: 3 });
export type UserPayrollProvider = NameOf<typeof userPayrollProvider>;
