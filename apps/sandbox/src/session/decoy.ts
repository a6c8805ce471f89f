import { hashPassword } from './password.ts';

let decoy: Promise<string> | undefined;

/** A hash that no password fits: an unknown person must take as long to refuse as a wrong password. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(crypto.randomUUID());
  return decoy;
}
