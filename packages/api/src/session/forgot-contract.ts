import { identifierTypes } from '@dayfare/domain/session';
import { letterRequirement, type PasswordPolicy } from '@dayfare/domain/validation';
import * as z from 'zod/mini';
import { call, wireNumber } from '../wire/index.ts';

/** What the server asks of a password, in the wire's spelling. */
export const passwordPolicy = z.object({
  minLength: wireNumber,
  /** Null when there is no most. */
  maxLength: z.nullable(wireNumber),
  numericCharacterRequired: z.boolean(),
  specialCharacterRequired: z.boolean(),
  /** Empty allows every one. */
  allowedSpecialCharacters: z.string(),
  /** 0 none, 1 any letter, 2 upper and lower, 3 upper, 4 lower. */
  alphabetCharacterRequired: wireNumber,
  spaceAllowed: z.boolean(),
  cannotUseLastNPasswords: wireNumber,
});

/** The recovery of a lost password. The documents name no calls for it: paths and fields are ours. */
export const forgotContract = {
  /**
   * Send a code to reset the password; answers alike for every identifier. Sends a code if the identifier belongs to an account. The answer is
   * the same in any case: it must not tell who has an account.
   */
  forgotPassword: call('POST', 'Main/ForgotPassword', {
    input: z.object({
      identifier: z.string().check(z.minLength(1), z.maxLength(254)),
      identifierType: z.enum(identifierTypes),
      dialingCode: z.optional(z.string().check(z.maxLength(6))),
      /** What `Main/GetCaptcha` asked for, solved: one text for each of its rounds. */
      captchaAnswers: z.optional(z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(20))),
    }),
    payload: z.object({ sentPinIDString: z.string(), passwordPolicy }),
  }),
  /** Set a new password with that code. The code is good for three tries. */
  resetPassword: call('POST', 'Main/ResetPassword', {
    input: z.object({
      sentPinIDString: z.string().check(z.minLength(1), z.maxLength(100)),
      /** Six digits. */
      pinCode: z.string().check(z.regex(/^\d{6}$/)),
      newPassword: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    payload: z.boolean(),
  }),
};

/** What the server asks of a password, as on the wire. */
export type WirePasswordPolicy = z.infer<typeof passwordPolicy>;

/** The password policy in the domain's names. Only the server asks for letters of an unknown kind. */
export function toPasswordPolicy(wire: WirePasswordPolicy): PasswordPolicy {
  return {
    minLength: wire.minLength,
    maxLength: wire.maxLength,
    needsDigit: wire.numericCharacterRequired,
    needsSpecial: wire.specialCharacterRequired,
    allowedSpecials: wire.allowedSpecialCharacters,
    letters: letterRequirement.fromWire(wire.alphabetCharacterRequired) ?? 'None',
    isSpaceAllowed: wire.spaceAllowed,
    lastPasswordsRefused: wire.cannotUseLastNPasswords,
  };
}

/** The policy in something that was stored; null for anything else. */
export function storedPasswordPolicy(value: unknown): WirePasswordPolicy | null {
  const read = z.safeParse(passwordPolicy, value);
  return read.success ? read.data : null;
}
