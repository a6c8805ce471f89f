import { createHmac } from 'node:crypto';
import type { ChatService } from '../../platform/http/chat-service.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Whose {
  /** What the person is called at the chat service. */
  readonly identity: string;
  /** In seconds since 1970. */
  readonly from: number;
  readonly until: number;
}

/** A token for one person's chats at Twilio, in the form of its documents: a JWT that the account's key signs. */
export function twilioToken(service: ChatService, { identity, from, until }: Whose): string {
  const { accountSid, keySid, keySecret, serviceSid } = service;
  const header = { typ: 'JWT', alg: 'HS256', cty: 'twilio-fpa;v=1' };
  const grants = { identity, chat: { service_sid: serviceSid } };
  const claims = { jti: `${keySid}-${from}`, iss: keySid, sub: accountSid, iat: from, exp: until, grants };
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', keySecret).update(signed).digest('base64url')}`;
}
