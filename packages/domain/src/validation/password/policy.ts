import { type NameOf, numbered } from '../../enumeration/index.ts';

/** Which letters a password needs (`alphabetCharacterRequired`), with the numbers of the wire. */
export const letterRequirement = numbered({
  None: 0,
  AnyLetter: 1,
  UpperAndLower: 2,
  Upper: 3,
  Lower: 4,
});
export type LetterRequirement = NameOf<typeof letterRequirement>;

/** The server's password policy. Names are ours; the API's are in the comments. */
export interface PasswordPolicy {
  /** Minimum number of characters; `minLength`. */
  readonly minLength: number;
  /** Maximum number of characters, or null for none. */
  readonly maxLength: number | null;
  /** `numericCharacterRequired`. */
  readonly needsDigit: boolean;
  /** `specialCharacterRequired`. */
  readonly needsSpecial: boolean;
  /** `allowedSpecialCharacters`, as one text; empty allows every one. */
  readonly allowedSpecials: string;
  /** `alphabetCharacterRequired`. */
  readonly letters: LetterRequirement;
  /** `spaceAllowed`. */
  readonly isSpaceAllowed: boolean;
  /** `cannotUseLastNPasswords`; 0 if any password may be used again. */
  readonly lastPasswordsRefused: number;
}
