import { bankImageName } from '@dayfare/domain/money';

/** Banks that the server knows, by routing number. All are made up; the numbers have a valid check digit and are not in use. */
const banks: Readonly<Record<string, string>> = {
  '129900010': 'Harbor Credit Union',
  '129900023': 'First Harbor Bank',
  '129900036': 'Northside Savings',
  '090112345': 'Banque du Littoral',
  '090212345': 'Maple Street Credit Union',
};

/** The name of a bank; null for one that the server doesn't know. */
export const bankNameOf = (routingNumber: string): string | null => banks[routingNumber] ?? null;

const numbers = Object.keys(banks);

/** Image name of a bank: each that the server knows has a logo of its own. */
export function bankImageOf(routingNumber: string): string {
  const index = numbers.indexOf(routingNumber);
  return bankImageName(index < 0 ? null : index);
}
