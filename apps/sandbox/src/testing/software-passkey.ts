import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { WireMadePasskey, WireSignedPasskey } from '@dayfare/api/session/passkey-contract';

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
    /** Answers the challenge of someone who adds it. */
    make: (challenge: string): WireMadePasskey => {
      const client = { type: 'webauthn.create', challenge, origin: 'http://localhost', crossOrigin: false };
      // Someone was there and was recognised, and a key follows: its length, its id, itself.
      const flags = Buffer.from([0b1000101]);
      const head = Buffer.concat([sha256('localhost'), flags, Buffer.alloc(4), Buffer.alloc(16)]);
      const authData = Buffer.concat([head, Buffer.from([0, 32]), Buffer.from(id, 'base64url'), cose]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const start = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
      const attestation = Buffer.concat([start, Buffer.from([authData.length]), authData]);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: Buffer.from(JSON.stringify(client)).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },
    publicKey: cose.toString('base64url'),
    sign: ({
      challenge,
      origin = 'http://localhost',
      rpId = 'localhost',
      isVerified = true,
    }: Signing): WireSignedPasskey => {
      const client = JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false });
      // Someone was there; whether they were recognised; then how often it has signed.
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
