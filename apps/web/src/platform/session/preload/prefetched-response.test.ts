import { beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyFunds, withPrefetchedResponse } from './prefetched-response.ts';

const url = 'https://dayfare.example/api/user/GetAvailableFunds';
const headers = { Authorization: 'Bearer maya', 'X-Locale': 'en' };
const request = (more: RequestInit = {}) => [url, { method: 'GET', headers, ...more }] as const;
const keep = (answer: Promise<Response>, askedAt = Date.now()) =>
  keepEarlyFunds({ url, headers, askedAt, answer });
const send = vi.fn<typeof fetch>();
const text = async (response: Promise<Response>) => (await response).text();

beforeEach(() => {
  send.mockReset().mockImplementation(async () => new Response('sent'));
});

it('gives an early answer to the first request that is the same, once', async () => {
  keep(Promise.resolve(new Response('early')));
  const fetcher = withPrefetchedResponse(send);
  expect(
    await text(fetcher('https://dayfare.example/api/user/GetEarnings', { method: 'GET', headers })),
  ).toBe('sent');
  expect(await text(fetcher(...request()))).toBe('early');
  expect(await text(fetcher(...request()))).toBe('sent');
});

it.each([
  ['somebody else’s', { Authorization: 'Bearer ann', 'X-Locale': 'en' }],
  ['one in another language', { Authorization: 'Bearer maya', 'X-Locale': 'es' }],
  ['a visitor’s', { 'X-Locale': 'en' }],
])('never gives it to a request that is %s', async (_, other) => {
  keep(Promise.resolve(new Response('early')));
  expect(await text(withPrefetchedResponse(send)(...request({ headers: other })))).toBe('sent');
});

it('asks again for an answer that is half a minute old, or that did not come', async () => {
  keep(Promise.resolve(new Response('early')), Date.now() - 30_000);
  expect(await text(withPrefetchedResponse(send)(...request()))).toBe('sent');
  keep(Promise.reject(new TypeError('Failed to fetch')));
  expect(await text(withPrefetchedResponse(send)(...request()))).toBe('sent');
});

it('stops waiting when whoever asked gives up', async () => {
  keep(new Promise(() => undefined));
  const giveUp = new AbortController();
  const answer = withPrefetchedResponse(send)(...request({ signal: giveUp.signal }));
  giveUp.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(send).not.toHaveBeenCalled();
});

it('has read the answer before the app asks for it, and leaves one without a body as it is', async () => {
  const early = new Response('early', { status: 201, headers: { date: 'Wed, 18 Nov 2026 17:00:00 GMT' } });
  keep(Promise.resolve(early));
  await expect.poll(() => early.bodyUsed).toBe(true);
  const given = await withPrefetchedResponse(send)(...request());
  expect([given.status, given.headers.get('date'), await given.text()]).toEqual([
    ...[201, 'Wed, 18 Nov 2026 17:00:00 GMT', 'early'],
  ]);
  keep(Promise.resolve(new Response(null, { status: 204 })));
  expect((await withPrefetchedResponse(send)(...request())).status).toBe(204);
});
