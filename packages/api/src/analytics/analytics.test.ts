import { describe, expect, it, vi } from 'vitest';
import { fakeServer, payloadReply, requestAt } from '../testing/fake-server.ts';
import { errorOf, open, refusal } from '../testing/open-client.ts';
import { analyticsContract, type WireAnalyticsEvent } from './contract.ts';

const event: WireAnalyticsEvent = {
  ...{ actionName: 'Get', actionType: 'click', screenName: 'home', businessId: '1', businessName: 'B' },
  ...{ userId: '1', loginSessionId: 's', systemRefId: null, deviceId: 'd', deviceType: 'phone' },
  clientType: 'Web',
  userType: 'Enterprise',
  startTime: '2026-11-20T10:00:00Z',
  ...{ endTime: '2026-11-20T10:00:01Z', url: '/ewa/home', sessionId: 's', transactionID: null },
  transactionAmount: null,
};

describe('a batch of events', () => {
  it('is POST appbits with the list of events as its body, under its request id [analytics-007]', async () => {
    const server = fakeServer(payloadReply({ accepted: 1 }));
    const client = open(server.fetch).api.client(analyticsContract);
    await client.sendEvents([event], { context: { idempotencyKey: 'r-1' } });
    const { url, init, headers } = requestAt(server.sent);
    expect([url.pathname, init.method]).toEqual(['/api/appbits', 'POST']);
    expect(JSON.parse(String(init.body))).toEqual([event]);
    expect(headers.get('Idempotency-Key')).toBe('r-1');
  });

  it('has the documented fields and no other [analytics-001]', () => {
    const { inputSchema } = analyticsContract.sendEvents['~orpc'];
    expect(inputSchema?.safeParse([event]).success).toBe(true);
    for (const field of Object.keys(event)) {
      expect(inputSchema?.safeParse([{ ...event, [field]: undefined }]).success, field).toBe(false);
    }
    expect(inputSchema?.safeParse([{ ...event, emailAddress: 'a@example.com' }]).success).toBe(false);
  });

  it('comes from one of three kinds of client [analytics-003]', () => {
    const { inputSchema } = analyticsContract.sendEvents['~orpc'];
    const fits = (clientType: string) => inputSchema?.safeParse([{ ...event, clientType }]).success;
    expect(['Native Application', 'Mobile Web', 'Web', 'Kiosk'].map(fits)).toEqual([true, true, true, false]);
  });

  it('that fails neither signs anybody out nor closes the app', async () => {
    const hooks = { onUnauthorized: vi.fn(), onMaintenance: vi.fn() };
    const server = fakeServer(refusal(401), refusal(503));
    const client = open(server.fetch, { hooks }).api.client(analyticsContract);
    const send = () => errorOf(client.sendEvents([event], { context: { idempotencyKey: 'r' } }));
    expect([(await send()).kind, (await send()).kind]).toEqual(['unauthorized', 'maintenance']);
    expect(hooks.onUnauthorized).not.toHaveBeenCalled();
    expect(hooks.onMaintenance).not.toHaveBeenCalled();
  });
});

describe('records beside the events', () => {
  it('are one activity record an action, of the documented fields [analytics-002] [startup-022]', () => {
    const { route, inputSchema } = analyticsContract.saveAction['~orpc'];
    const { endTime, url, sessionId, transactionID, transactionAmount, ...action } = event;
    expect(route).toEqual({ method: 'POST', path: '/user/SaveAction' });
    expect(inputSchema?.safeParse(action).success).toBe(true);
    expect(inputSchema?.safeParse(event).success).toBe(false);
  });

  it('are a list of names with the status Active [analytics-012]', async () => {
    const server = fakeServer(payloadReply(true));
    const client = open(server.fetch).api.client(analyticsContract);
    await client.saveEvents([{ eventName: 'FirstLogin', status: 'Active' }]);
    expect(requestAt(server.sent).url.pathname).toBe('/api/user/SaveEvents');
    expect(requestAt(server.sent).init.body).toBe('[{"eventName":"FirstLogin","status":"Active"}]');
  });

  it('come back from GET user/GetEvents, and faults go to POST main/LogClientCalls [analytics-014]', () => {
    const { getEvents, logClientCalls } = analyticsContract;
    expect(getEvents['~orpc'].route).toEqual({ method: 'GET', path: '/user/GetEvents' });
    expect(logClientCalls['~orpc'].route).toEqual({ method: 'POST', path: '/main/LogClientCalls' });
  });
});
