import { headerNames } from '../transport/header-names.ts';
import type { CallMeta } from '../wire/index.ts';

interface HeaderNote {
  readonly description: string;
  readonly required: boolean;
}

/** Headers of ours; what is asked for by a security scheme is explained there. */
type HeaderKey = Exclude<keyof typeof headerNames, 'authorization' | 'signature' | 'antiForgery'>;

/** What each header of ours is for. */
const headerNotes = {
  sessionAuthToken: { description: 'The session token once more. Left out before sign-in.', required: false },
  userId: { description: 'User number in decimal, as base64url.', required: false },
  userType: { description: 'User type: 1, 3, 4, 6 or 10.', required: false },
  timeZone: { description: 'IANA time zone of the device.', required: false },
  clientIp: { description: 'Public IP address of the device, when known.', required: false },
  latitude: { description: 'Latitude of the device, when known.', required: false },
  longitude: { description: 'Longitude of the device, when known.', required: false },
  removeHtmlTags: { description: '`1` or `0`, from configuration.', required: false },
  businessId: { description: 'Number of the employer in decimal, as base64url.', required: false },
  locale: { description: 'Language of messages: `en`, `es` or `cf`.', required: false },
  businessEnvironment: { description: 'Environment, such as `Common`.', required: true },
  connectAccessToken: { description: 'Token of the chat service, for its calls only.', required: false },
  bruteForce: {
    description: 'For the calls that hand out tokens, when brute-force security is on.',
    required: false,
  },
  idempotencyKey: {
    description: 'One for each intent, the same for every try of it. Required where the call says so.',
    required: false,
  },
  reference: {
    description: 'Six capitals and digits that the log shows, and that a person reads out to support.',
    required: false,
  },
  timestamp: { description: 'Seconds since 1970; 300 s off at most.', required: true },
  nonce: { description: 'Used once.', required: true },
  sealedHeaders: {
    description:
      'Base64url AES-GCM of the other headers as JSON: 12 bytes IV, then the sealed text. The nonce is additional data.',
    required: true,
  },
} as const satisfies Readonly<Record<HeaderKey, HeaderNote>>;

const keys = Object.keys(headerNotes) as HeaderKey[];

/** Every header as a reusable parameter of the document. */
export const headerParameters = Object.fromEntries(
  keys.map((key) => [
    key,
    {
      name: headerNames[key],
      in: 'header' as const,
      schema: { type: 'string' as const },
      ...headerNotes[key],
    },
  ]),
);

/** References to the headers of every call, for an operation's parameters. */
export function headerReferences({ idempotent, bruteForce }: CallMeta): { $ref: string }[] {
  return keys
    .filter((key) => idempotent || key !== 'idempotencyKey')
    .filter((key) => bruteForce || key !== 'bruteForce')
    .map((key) => ({ $ref: `#/components/parameters/${key}` }));
}
