import {
  answer,
  contract,
  moneySamples,
  ridesSamples,
  sessionSamples,
  startupSamples,
} from '@dayfare/api/mocks';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../platform/storage/storage.ts';
import { openPage, servePages } from '../../testing/open-page.tsx';

const server = servePages();
const { startupDataV2, getConfigurationSettings } = contract.startup;
const employee = sessionSamples.employee();

let asked: string[];
let isStateExpired: string;
beforeEach(() => {
  asked = [];
  isStateExpired = '0';
  server.use(
    answer(startupDataV2, ({ LivelyModule }) => {
      asked.push(`start-up data ${LivelyModule}`);
      return startupSamples.startupData({ IsStateExpired: isStateExpired });
    }),
    answer(getConfigurationSettings, () => {
      asked.push('configuration');
      return startupSamples.configuration({});
    }),
    answer(contract.money.getAvailableFunds, () => {
      asked.push('funds');
      return moneySamples.availableFunds();
    }),
  );
});

const heading = () => screen.findByRole('heading', { level: 1 });

describe('before its first page shows', () => {
  it('the area home asks for the configuration and its own start-up data [access-007]', async () => {
    await openPage('/home/state-selection', { user: employee, configuration: undefined });
    await heading();
    expect(asked).toEqual(['configuration', 'start-up data 6']);
  });

  it('the area ewa asks for its start-up data and the funds, and looks whether a state is due [access-010]', async () => {
    isStateExpired = '1';
    const { here } = await openPage('/ewa/history', { user: employee });
    await waitFor(() => expect(here()).toBe('/home/state-selection?isFromDashboard=true'));
    await heading();
    expect(asked).toEqual(expect.arrayContaining(['start-up data 2', 'funds']));
  });

  it('a state that is due is asked for when start-up data is late, and not where the device says to skip it [startup-009]', async () => {
    isStateExpired = '1';
    const late = Promise.withResolvers<void>();
    server.use(
      answer(startupDataV2, startupSamples.startupData({ IsStateExpired: '1' }), { until: late.promise }),
    );
    const waiting = await openPage('/ewa/history', { user: employee });
    expect(waiting.here()).toBe('/ewa/history');
    late.resolve();
    await waitFor(() => expect(waiting.here()).toBe('/home/state-selection?isFromDashboard=true'));
    cleanup();
    const local = memoryStorage();
    local.setItem('skipStateDirectResolver', 'true');
    const { here } = await openPage('/ewa/history', { user: employee, local });
    await heading();
    expect(here()).toBe('/ewa/history');
  });

  it('the area of direct users asks for the configuration as well [access-011]', async () => {
    isStateExpired = '1';
    const user = sessionSamples.employee({ userType: 10 });
    const { here } = await openPage('/dayfare-direct/home', { user, configuration: undefined });
    await waitFor(() => expect(here()).toContain('/home/state-selection'));
    await heading();
    expect(asked).toEqual(expect.arrayContaining(['configuration', 'start-up data 3', 'funds']));
  });

  it('the area of direct users asks for no funds while direct enrollment is open [enrollment-051]', async () => {
    isStateExpired = '1';
    const user = sessionSamples.employee({ userType: 10 });
    const configuration = startupSamples.configuration({ IsDirectEnrollmentRestricted: '1' });
    const { here } = await openPage('/dayfare-direct/home', { user, configuration });
    await waitFor(() => expect(here()).toContain('/home/state-selection'));
    await heading();
    expect(asked).toContain('start-up data 3');
    expect(asked).not.toContain('funds');
  });

  it('the area of rides waits for the current ride [access-015]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { getCurrentRideDetail } = contract.rides;
    server.use(answer(getCurrentRideDetail, ridesSamples.current(ridesSamples.ride()), { until: promise }));
    const { here } = await openPage('/uber', { user: employee });
    await waitFor(() => expect(here()).toBe('/uber'));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    resolve();
    await screen.findByRole('heading', { level: 1, name: 'Your ride' });
  });
});
