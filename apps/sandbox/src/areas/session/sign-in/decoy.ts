import type { PasswordCost } from '../../../platform/limits/password-cost.ts';
import { hashPassword } from '../passwords/password.ts';

const decoys = new Map<string, Promise<string>>();

/** A hash that no password matches: refusing an unknown person must take as long as a wrong password. */
export function decoyHash(cost: PasswordCost): Promise<string> {
  const key = JSON.stringify(cost);
  const decoy = decoys.get(key) ?? hashPassword(crypto.randomUUID(), cost);
  decoys.set(key, decoy);
  return decoy;
}
