/** The three numbers that say how hard scrypt works. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * Cost of a password hash. N = 2^14 with p = 5 is as hard to guess as N = 2^17 with p = 1 (both on OWASP's list) at an
 * eighth of the memory, 16 MiB, so that many sign-ins at once cannot exhaust a small machine.
 */
export const usualPasswordCost: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };

/** As easy as scrypt allows: for tests, which sign in hundreds of times with a password that is no secret. */
export const quickPasswordCost: PasswordCost = { N: 16, r: 8, p: 1 };

/** Reads `quick`, which only a server that can be steered takes. Throws with what is wrong. */
export function passwordCostFrom(text: string | undefined, isSteerable: boolean): PasswordCost {
  if (text === undefined || text === '') return usualPasswordCost;
  if (text !== 'quick') throw new Error(`PASSWORD_COST is "${text}". It can only be "quick".`);
  if (!isSteerable)
    throw new Error(
      'PASSWORD_COST=quick makes passwords easy to guess. It needs STEERING=1, which no server with real people has.',
    );
  return quickPasswordCost;
}
