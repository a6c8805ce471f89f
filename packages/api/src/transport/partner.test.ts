import { describe, expect, it } from 'vitest';
import { fakeServer, payloadReply, requestAt } from '../testing/fake-server.ts';
import { open } from '../testing/open-client.ts';
import { partnerCalls } from './partner.ts';

describe('calls to partners', () => {
  it('post to an HR system under its id, signed like every call [transport-015]', async () => {
    const server = fakeServer(payloadReply(1));
    const { api } = open(server.fetch);
    const calls = partnerCalls({ api, isProduction: true });
    expect(await calls.postToHrSystem('ab/7', 'pendingclockouts', { a: 1 })).toBe(1);
    const { url, init, headers } = requestAt(server.sent);
    expect(url.pathname).toBe('/api/ab%2F7/partner/pendingclockouts');
    expect(init.body).toBe('{"a":1}');
    expect(headers.has('X-Signature')).toBe(true);
  });

  it('know the staging host outside production only [transport-015]', async () => {
    const server = fakeServer(payloadReply(true));
    const { api } = open(server.fetch);
    const stagingBaseUrl = 'https://staging.example/api/';
    expect(partnerCalls({ api, isProduction: true, stagingBaseUrl }).postToStaging).toBeUndefined();
    expect(partnerCalls({ api, isProduction: false }).postToStaging).toBeUndefined();
    await partnerCalls({ api, isProduction: false, stagingBaseUrl }).postToStaging?.('user/x', {});
    expect(requestAt(server.sent).url.href).toBe('https://staging.example/api/user/x');
  });
});
