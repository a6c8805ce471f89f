import type { Credentials } from '@dayfare/api/session/contract';
import {
  type IdentifierKind,
  identifierType,
  type LoginFields,
  normalisePhone,
} from '@dayfare/domain/session';

type Identified = Pick<Credentials, 'identifier' | 'identifierType' | 'dialingCode'>;

/** Country code of the United States and Canada. */
const northAmerica = '1';

function phone(text: string): Identified {
  const digits = normalisePhone(text).replace(/^\+/, '');
  const national = digits.length === 11 && digits.startsWith(northAmerica) ? digits.slice(1) : digits;
  return { identifier: national, identifierType: 'MobileNumber', dialingCode: northAmerica };
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
