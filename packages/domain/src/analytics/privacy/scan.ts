/** Replaces what was removed. */
export const removed = '[removed]';

/** A longer text isn't a name. */
const longestName = 200;

const keyword =
  '\\b(?:pin|nip|cvv2?|cvc2?|cvn|otp|ssn|passcode|password|passwd|pwd|clave|contraseña|mot de passe|token|secret|code|lat|latitude|lon|lng|long|longitude)\\b';

// Names of screens such as `autoload-settings-v2`, and their paths, such as `/ewa/get-money/where` and `/ewa/accounts/:id/card`: short
// words in lower case, the last part perhaps a version. Three documented paths are written otherwise, and stand here as they are.
const namesOfScreens =
  /^(?:\/unsubscribe-smartInvite|\/timely-tips\/transactionhistory|(?:\/card\/)?direct-deposit-welcome2|\/?[a-z]{1,15}(?:(?:-|\/:?)[a-z]{1,15})+(?:-v?\d)?)$/;

interface SecretRule {
  readonly pattern: RegExp;
  /** Matches of the pattern that are allowed. */
  readonly except?: RegExp;
}

/**
 * Patterns for sensitive data. They are deliberately broad: the name of a screen or action loses nothing if a street number is removed
 * too, while a PIN that stays is leaked.
 */
const rules: readonly SecretRule[] = [
  // Whatever follows such a word, however short: a security code has three digits.
  { pattern: new RegExp(`${keyword}(?:\\s*[:=]\\s*\\S+|[^\\p{L}\\p{Nd}]{0,3}\\p{Nd}[\\p{Nd}.,]*)`, 'giu') },
  // E-mail addresses, also encoded or spaced out.
  { pattern: /\S*\s?(?:@|%40)\s?\S*/giu },
  // Tokens: long runs without a space, and shorter ones that mix letters with digits.
  { pattern: /[\w+/=.~%:-]{20,}/gu, except: namesOfScreens },
  { pattern: /(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{10,}/giu, except: namesOfScreens },
  // Card and account numbers, PINs, positions, dates of birth: four or more digits, in any grouping.
  { pattern: /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){3,}/gu },
  // Whole degrees.
  { pattern: /\p{Nd}[\p{Nd}.,]*\s?°/gu },
];

/** Returns the text without invisible characters and in compatibility form: full-width digits become digits. */
function plain(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC');
}

function withoutSecrets(text: string): string {
  return rules.reduce(
    (left, { pattern, except }) => left.replace(pattern, (found) => (except?.test(found) ? found : removed)),
    text,
  );
}

/** Whether a text seems to contain a card number, token, PIN, e-mail address or position, or is longer than `longest`. */
export function holdsSecret(text: string, longest: number = longestName): boolean {
  const shown = plain(text);
  return shown.length > longest || withoutSecrets(shown) !== shown;
}

/** Returns a text without sensitive data: each match is replaced by `[removed]`, or the whole text if it is too long. */
export function scrubText(text: string, longest: number = longestName): string {
  const shown = plain(text);
  if (shown.length > longest) return removed;
  const left = withoutSecrets(shown);
  // Removing parts may create new matches.
  return holdsSecret(left, longest) ? removed : left;
}
