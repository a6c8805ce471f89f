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

/** What the server asks of a password. Names are ours; those of the wire stand beside them. */
export interface PasswordPolicy {
  /** Characters; `minLength`. */
  readonly minLength: number;
  /** Characters; null when there is no most. */
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
  /** `cannotUseLastNPasswords`; 0 when any may be used again. */
  readonly lastPasswordsRefused: number;
}
