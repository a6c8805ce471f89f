import { sessionSamples } from '@dayfare/api/mocks';
import { expect, it } from 'vitest';
import { useDatabases } from '../../testing/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { memoryVault } from '../session/vault.ts';
import { memoryStorage } from '../storage/storage.ts';
import { keptStartupData } from './kept-startup-data.ts';

useDatabases();

const request = { IncludeShared: true, LivelyModule: 2 };
const settings = [{ key: 'BusinessBrandingType', value: 'Paycor' }];
const maya = sessionSamples.employee({ userID: 1, businessId: 31 });

/** A visit of Maya's, and a way to come back to the same browser. */
async function visit() {
  const browser = { vault: memoryVault(), local: memoryStorage() };
  const { session } = await createTestApp({ ...browser, user: maya });
  const comeBack = async () => {
    const app = await createTestApp({ ...browser, user: null });
    await app.session.restore();
    return app.session;
  };
  return { session, comeBack };
}

it('start-up data are there on the next visit, sealed, for the same request', async () => {
  const { session, comeBack } = await visit();
  await keptStartupData(session).write(request, settings);
  const kept = keptStartupData(await comeBack());
  expect(await kept.read(request)).toEqual(settings);
  expect(await kept.read({ ...request, LivelyModule: 4 })).toBeNull();
});

it('start-up data are not for the same person at another employer, nor after a sign-out', async () => {
  const { session } = await visit();
  await keptStartupData(session).write(request, settings);
  await session.begin({ ...maya, businessId: 32 });
  expect(await keptStartupData(session).read(request)).toBeNull();
  await session.begin(maya);
  expect(await keptStartupData(session).read(request)).toBeNull();
  await session.end({ localStorageKeeps: [], sessionStorage: true });
  expect(await keptStartupData(session).read(request)).toBeNull();
});

it('start-up data that would lead elsewhere are not opened with', async () => {
  const { session } = await visit();
  await keptStartupData(session).write(request, [...settings, { key: 'IsStateExpired', value: '1' }]);
  expect(await keptStartupData(session).read(request)).toBeNull();
});
