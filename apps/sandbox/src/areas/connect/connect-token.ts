import { createHmac, timingSafeEqual } from 'node:crypto';
import { uniqueIdOf } from '../session/index.ts';
import type { AtWork } from './require-organization.ts';
import { twilioToken } from './twilio-token.ts';

type Purpose = 'connect' | 'chat' | 'business';

interface Token {
  readonly token: string;
  readonly expiresAt: string;
}

const sealOf = ({ secret, session, organizationId }: AtWork, purpose: Purpose, until: number): string =>
  createHmac('sha256', secret)
    .update(`${purpose}:${session.id}:${organizationId}:${until}`)
    .digest('base64url');

/** A token of the session's, for as long as one can last; worth nothing in another session. */
export function issueToken(context: AtWork, purpose: Purpose): Token {
  const until = context.clock.real().getTime() + context.settings.sessionLimitSeconds * 1_000;
  return {
    token: `${purpose}.${until}.${sealOf(context, purpose, until)}`,
    expiresAt: new Date(until).toISOString(),
  };
}

/** The session's token for the chat service, for as long: this server's own, or one of the service that the settings name. */
export function issueChatToken(context: AtWork): Token {
  const { chatService } = context.settings;
  const own = issueToken(context, 'chat');
  if (!chatService) return own;
  const seconds = (ms: number) => Math.floor(ms / 1_000);
  return {
    token: twilioToken(chatService, {
      identity: uniqueIdOf(context.employee.id),
      from: seconds(context.clock.real().getTime()),
      until: seconds(Date.parse(own.expiresAt)),
    }),
    expiresAt: own.expiresAt,
  };
}

/** Whether a token is this session's, for this purpose, and still valid. */
export function isToken(context: AtWork, purpose: Purpose, token: string): boolean {
  const [named, until = '', seal = ''] = token.split('.');
  const given = Buffer.from(seal);
  const right = Buffer.from(sealOf(context, purpose, Number(until)));
  return (
    named === purpose &&
    Number(until) > context.clock.real().getTime() &&
    given.length === right.length &&
    timingSafeEqual(given, right)
  );
}
