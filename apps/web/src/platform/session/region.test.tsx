import { answer, contract, refuse, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage, servePages } from '../../testing/open-page.tsx';

const server = servePages();
const { getHandOverToken } = contract.session;

beforeEach(() =>
  server.use(
    answer(getHandOverToken, 'once-and-only-token'),
    answer(contract.startup.startupDataV2, startupSamples.startupData()),
  ),
);

const elsewhere = sessionSamples.employee({ regionHost: 'https://pr.pay.example' });

/** Where somebody who signs in is sent to, outside the app; undefined where they stay. */
async function sentTo(redirectUrl: string | null, user = elsewhere, hosts = 'pr.pay.example') {
  const configuration = startupSamples.configuration({ AllowedRedirectHosts: hosts });
  const { app } = await openPage('/welcome/login', { configuration });
  const leave = vi.spyOn(app.navigation, 'leave').mockReturnValue();
  vi.spyOn(app.navigation, 'go').mockResolvedValue();
  await app.flow.adopt(user, redirectUrl);
  return leave.mock.calls[0]?.[0];
}

it.each([
  [null, 'ern=true'],
  ['/ewa/history?month=2026-11', 'ddl=true&redirectUrl=%2Fewa%2Fhistory%3Fmonth%3D2026-11'],
])(
  'whoever another region serves goes on there after signing in, with what was asked for: %s [enrollment-054]',
  async (asked, flag) => {
    expect(await sentTo(asked)).toBe(
      `https://pr.pay.example/en-US/connect/oauth?authToken=once-and-only-token&clientType=0&${flag}`,
    );
  },
);

it('they stay where the site isn’t on the list, where there is no token, and while something is left to do here', async () => {
  expect(await sentTo(null, elsewhere, '')).toBeUndefined();
  expect(await sentTo(null, { ...elsewhere, forcePasswordChange: true })).toBeUndefined();
  expect(await sentTo(null, sessionSamples.employee())).toBeUndefined();
  server.use(refuse(getHandOverToken, { status: 400, code: 'x', message: 'no' }));
  expect(await sentTo(null)).toBeUndefined();
});
