import type { WireAnalyticsEvent } from '@dayfare/api/analytics/contract';
import { answer, contract, never, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { userType } from '@dayfare/domain/access';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage, servePages } from '../../testing/open-page.tsx';
import { memoryStorage } from '../storage/storage.ts';
import { createRecording } from './marketing/recording.ts';
import { startAnalytics } from './start.ts';

const server = servePages();

/** What the services are told of a person who is on a page. */
async function told(
  own: Parameters<typeof sessionSamples.employee>[0],
  {
    environment = 'Common',
    isDeactivated = false,
    isNativeApp = false,
    isPhone = false,
    onBoardingDate = '2026-03-02',
  } = {},
) {
  const events: WireAnalyticsEvent[] = [];
  server.use(
    answer(
      contract.startup.startupDataV2,
      startupSamples.startupData({
        IsUserDeactivated: isDeactivated ? '1' : '0',
        OnBoardingDate: onBoardingDate,
      }),
    ),
    never(contract.session.getPasswordPolicy),
    answer(contract.analytics.sendEvents, (batch) => {
      events.push(...batch);
      return { accepted: batch.length };
    }),
  );
  const { app } = await openPage('/home/change-password', {
    user: sessionSamples.employee(own),
    configuration: [{ key: 'BusinessEnvironment', value: environment }],
  });
  await screen.findByRole('heading', { level: 1 });
  const local = memoryStorage();
  if (isNativeApp) local.setItem('isNativeApp', 'true');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList);
  const recording = createRecording();
  startAnalytics(app, { local, adapters: [recording], startedAt: Date.now() - 2_000 });
  for (let count = 0; count < 10; count += 1)
    app.analytics.track({ name: 'Press', type: 'Click', screen: '/home/change-password' });
  const profile = () => recording.calls.find(({ call }) => call === 'identify')?.with[0];
  await expect.poll(() => profile()).toBeDefined();
  await expect.poll(() => events.length).toBeGreaterThan(0);
  return { event: events[0], profile: profile() };
}

describe('what is told of somebody on a page', () => {
  it.each([
    ['User', false, 'Enterprise', 'Enterprise'],
    ['DirectUser', false, 'Direct', 'Direct'],
    ['DirectUser', true, 'Direct', 'Direct-Migrated'],
    ['OnBoarding', false, 'Enterprise', 'OnBoarding'],
  ] as const)(
    '%s, deactivated: %s, is %s in analytics and %s in marketing [analytics-004] [analytics-005]',
    async (type, isDeactivated, inAnalytics, inMarketing) => {
      const { event, profile } = await told({ userType: userType.toWire(type) }, { isDeactivated });
      expect(event).toMatchObject({ userType: inAnalytics });
      expect(profile).toMatchObject({ userType: inMarketing });
    },
  );

  it.each([
    ['DirectUser', null, 'Common', 1, '7', 'MyMo_7'],
    ['User', 90, 'UKG', 1, '90', 'UKG_90'],
    ['User', 90, 'UKG', 2, '90', 'UKG_CA_90'],
    ['User', 90, 'OnShift', 1, '90', 'OS_90'],
    ['User', 90, 'Canada', 2, '90', 'CA_90'],
    ['User', 90, 'Dayfare', 1, '90', 'MyMo_90'],
  ] as const)(
    '%s with the branch reference %s is, in %s and region %i, %s in analytics and %s in marketing [analytics-006] [brands-005]',
    async (type, branch, environment, region, id, identity) => {
      const own = { userID: 7, userType: userType.toWire(type), referenceBranchUserID: branch };
      const { event, profile } = await told({ ...own, dayfareRegionID: region }, { environment });
      expect(event).toMatchObject({ userId: '7', systemRefId: id });
      expect(profile).toMatchObject({ identity });
    },
  );

  it.each([
    [{ isNativeApp: true, isPhone: true }, 'Native Application'],
    [{ isPhone: true }, 'Mobile Web'],
    [{}, 'Web'],
  ])('%j is the client %s [analytics-003]', async (client, clientType) => {
    const { event } = await told({}, client);
    expect(event).toMatchObject({ clientType });
  });

  it.each([
    ['2026-03-02', '2026-03-02'],
    ['0001-01-01', null],
    ['soon', null],
  ])('the enrolment date %s is %s in marketing [analytics-019]', async (onBoardingDate, enrolmentDate) => {
    const { profile } = await told({}, { onBoardingDate });
    expect(profile).toMatchObject({ enrolmentDate });
  });

  it('marketing knows of somebody what the record of the chat says, and the names as names [connect-015]', async () => {
    const { profile } = await told({
      ...{ userID: 7, userType: userType.toWire('User'), businessId: 31, referenceBranchUserID: 90 },
      ...{ firstName: 'Rosa', lastName: 'Delgado', departmentName: 'Produce', payFrequency: 3 },
      ...{ d2CDisclosures: false, enableHybridModel: true, membershipType: 1, payrollProvider: 2 },
      ...{ partner: 'ukg', userUniqueID: 'U7', enrollmentDate: '2026-03-02' },
    });
    expect(profile).toMatchObject({ firstName: 'Rosa', lastName: 'Delgado', enrolmentDate: '2026-03-02' });
    expect(profile).toHaveProperty('attributes', {
      ...{ userID: 7, userType: 4, referenceBranchUserID: 90, departmentName: 'Produce', payFrequency: 3 },
      ...{ d2CDisclosures: false, enableHybridModel: true, membershipType: 1, payrollProvider: 2 },
      ...{ partner: 'ukg', userUniqueID: 'U7', organizationID: 31 },
    });
  });

  it('a service that does not start is one line in the console, and the page goes on; a bad attribute is a warning [analytics-021]', async () => {
    const lines: [string, unknown][] = [];
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((text: unknown) => void lines.push([level, text]));
    server.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      never(contract.session.getPasswordPolicy),
      answer(contract.analytics.sendEvents, (batch) => ({ accepted: batch.length })),
    );
    const { app } = await openPage('/home/change-password', { user: sessionSamples.employee() });
    await screen.findByRole('heading', { level: 1 });
    const works = createRecording();
    const adapters = [createRecording({ fails: true }), works];
    startAnalytics(app, { local: memoryStorage(), adapters, startedAt: Date.now() - 2_000 });
    await expect.poll(() => lines).toContainEqual(['error', 'Failed to initialize']);
    await expect.poll(() => works.calls.map(({ call }) => call)).toContain('identify');
    app.analytics.track({ name: 'Press', type: '', screen: '/home/change-password' });
    await expect.poll(() => lines.some(([level]) => level === 'warn')).toBe(true);
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    vi.restoreAllMocks();
  });

  it.each([
    ['1', '(202) 555-0101', '+12025550101'],
    ['', '2025550101', null],
    ['1', '', null],
  ])(
    'has, with the dialling code %j and the number %j, the phone number %j [analytics-020]',
    async (dialingCode, mobileNumber, phone) => {
      const { profile } = await told({ dialingCode, mobileNumber });
      expect(profile).toMatchObject({ phone });
    },
  );
});
