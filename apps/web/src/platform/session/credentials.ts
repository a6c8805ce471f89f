import type { Credentials } from '@dayfare/api/session/contract';
import {
  type IdentifierKind,
  identifierType,
  type LoginFields,
  normalisePhone,
} from '@dayfare/domain/session';

type Identified = Pick<Credentials, 'identifier' | 'identifierType' | 'dialingCode'>;

/** Dialling code of the United States and Canada. */
const northAmerica = '1';
/** The other one that people sign up with everywhere. */
const mexico = '52';

/** A number in its two parts. One of another country goes whole, with its plus sign, where its dialling code is not known here. */
function phone(text: string): Identified {
  const typed = normalisePhone(text);
  const digits = typed.replace(/^\+/, '');
  const named = { identifierType: 'MobileNumber' } as const;
  if (digits.length === 11 && digits.startsWith(northAmerica))
    return { ...named, identifier: digits.slice(1), dialingCode: northAmerica };
  if (digits.length === 10 && typed === digits)
    return { ...named, identifier: digits, dialingCode: northAmerica };
  if (digits.length === 12 && digits.startsWith(mexico))
    return { ...named, identifier: digits.slice(mexico.length), dialingCode: mexico };
  return { ...named, identifier: `+${digits}` };
}

const identify = {
  None: (identifier) => ({ identifier, identifierType: 'Username' }),
  Username: (identifier) => ({ identifier, identifierType: 'Username' }),
  EmailAddress: (identifier) => ({ identifier, identifierType: 'EmailAddress' }),
  MobileNumber: phone,
} as const satisfies Record<IdentifierKind, (text: string) => Identified>;

/** Returns how the API identifies a person from what was typed. */
export function identifiedBy(text: string): Identified {
  const typed = text.trim();
  return identify[identifierType(typed)](typed);
}

/** Returns the body of the sign-in call. */
export function credentialsOf(
  { identifier, password }: LoginFields,
  device: Pick<Credentials, 'deviceId' | 'deviceType'>,
): Credentials {
  return { ...identifiedBy(identifier), password, ...device };
}
