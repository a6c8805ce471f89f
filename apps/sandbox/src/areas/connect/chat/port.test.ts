import { chatContract } from '@dayfare/api/connect/chat/chat-contract';
import { serverChat } from '@dayfare/api/connect/chat/chat-queries';
import { chatRules } from '@dayfare/api/connect/chat/conformance';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { settingsFrom } from '../../../platform/http/settings.ts';
import { claraMbeki } from '../../../seeds/people/clara-mbeki.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { twilioToken } from '../twilio-token.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, claraMbeki] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

describe('the chat of this server', () => {
  for (const { title, found, expected } of chatRules)
    it(title, async () => {
      const [maya, clara] = [await sandbox.signedIn(mayaTorres), await sandbox.signedIn(claraMbeki)];
      const { sid } = await maya.client(chatContract).twilioChannel({ userID: claraMbeki.id });
      const two = { conversation: sid, mine: serverChat(maya.api), theirs: serverChat(clara.api) };
      expect(await found(two)).toEqual(expected);
    });
});

describe('the account at a chat service', () => {
  const hex = (sign: string) => sign.repeat(32);
  const service = {
    ...{ accountSid: `AC${hex('a')}`, keySid: `SK${hex('b')}`, serviceSid: `IS${hex('c')}` },
    keySecret: 'a-secret-that-nobody-sees',
  };

  it('is filled in by the server, whose browsers get a token of it and no more', () => {
    const { chatService } = settingsFrom({ CHAT_SERVICE: JSON.stringify(service) });
    expect(chatService).toEqual(service);
    const token = twilioToken(service, { identity: 'U1001', from: 100, until: 200 });
    const [header = '', claims = ''] = token.split('.');
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(header)).toEqual({ typ: 'JWT', alg: 'HS256', cty: 'twilio-fpa;v=1' });
    expect(read(claims)).toEqual({
      ...{ jti: `${service.keySid}-100`, iss: service.keySid, sub: service.accountSid, iat: 100, exp: 200 },
      grants: { identity: 'U1001', chat: { service_sid: service.serviceSid } },
    });
    expect(token).not.toContain(service.keySecret);
  });

  it('is none unless it is whole, and then the server does not start', () => {
    expect(settingsFrom({}).chatService).toBeNull();
    expect(() => settingsFrom({ CHAT_SERVICE: JSON.stringify({ ...service, keySid: 'x' }) })).toThrow(
      'CHAT_SERVICE has no valid keySid.',
    );
  });
});
