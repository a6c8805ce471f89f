import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { WireSignedPasskey } from '@dayfare/api/session/passkey-contract';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** What an authenticator signs. */
interface Signing {
  readonly challenge: string;
  /** Where the page is. Default: where the test's server is. */
  readonly origin?: string;
  /** The site that the authenticator believes it is at. */
  readonly rpId?: string;
  /** Whether it has recognised its owner. Default true. */
  readonly isVerified?: boolean;
}

/** A passkey in software, for tests: a key pair, and the authenticator around it. */
export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32).toString('base64url');
  // A COSE key: EC2, ES256, P-256, and the two coordinates of 32 bytes.
  const cose = Buffer.concat([
    ...[Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')],
    ...[Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
  ]);
  return {
    id,
    publicKey: cose.toString('base64url'),
    sign: ({
      challenge,
      origin = 'http://localhost',
      rpId = 'localhost',
      isVerified = true,
    }: Signing): WireSignedPasskey => {
      const client = JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false });
      // Somebody was there; whether they were recognised; then how often it has signed.
      const flags = Buffer.from([isVerified ? 0b101 : 0b001]);
      const authenticatorData = Buffer.concat([sha256(rpId), flags, Buffer.alloc(4)]);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: Buffer.from(client).toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
