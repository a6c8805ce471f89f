import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Server } from '../../platform/http/server.ts';

/** Where files are served from, by their address. */
export const mediaPath = '/api/media';

const minute = 60_000;

/** How long an address holds at least, ms: for a file that is opened, and for a person's picture, which many pages show. */
export const addressMs = { file: 5 * minute, picture: 60 * minute } as const;

const sealOf = (secret: string, sid: string, until: number) =>
  createHmac('sha256', secret).update(`media:${sid}:${until}`).digest('base64url');

/**
 * An address of a file, for the browser of a user who may see it. It holds for `ms` and up to as long again: within that time it is the same
 * for everyone who asks, so that a browser fetches the file once.
 */
export function addressOf(
  { secret, clock }: Pick<Server, 'secret' | 'clock'>,
  sid: string,
  ms: number,
): { readonly url: string; readonly expiresAt: string } {
  const until = (Math.floor(clock.real().getTime() / ms) + 2) * ms;
  return {
    url: `${mediaPath}/${sid}?until=${until}&seal=${sealOf(secret, sid, until)}`,
    expiresAt: new Date(until).toISOString(),
  };
}

/** The address of a person's picture; null without one. */
export const pictureAddress = (
  server: Pick<Server, 'secret' | 'clock'>,
  sid: string | null | undefined,
): string | null => (sid ? addressOf(server, sid, addressMs.picture).url : null);

/** Whether this address was issued and is still valid. */
export function isAddress(
  { secret, clock }: Pick<Server, 'secret' | 'clock'>,
  { sid, until, seal }: { readonly sid: string; readonly until: string; readonly seal: string },
): boolean {
  const right = Buffer.from(sealOf(secret, sid, Number(until)));
  const given = Buffer.from(seal);
  return (
    Number(until) > clock.real().getTime() && given.length === right.length && timingSafeEqual(given, right)
  );
}
