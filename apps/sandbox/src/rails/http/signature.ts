import { createHmac, timingSafeEqual } from 'node:crypto';

/** Carries when a message was signed and with what result: `t=1700000000,v1=…`. */
export const signatureHeader = 'rail-signature';

/** How old a message may be, or how far ahead its sender's clock, milliseconds. */
const replayWindowMs = 5 * 60_000;

const macOf = (secret: string, seconds: string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** Signs the body of a message together with the time. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`;
}

/** Whether a message is signed with the secret, unchanged, and fresh. */
export function isSignedBy(secret: string, header: string | undefined, body: string, now: Date): boolean {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (seconds === '' || Math.abs(now.getTime() - Number(seconds) * 1000) > replayWindowMs) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, seconds, body));
}
