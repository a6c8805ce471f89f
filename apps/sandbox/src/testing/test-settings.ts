import { type Settings, settingsFrom } from '../platform/http/settings.ts';
import type { Limits } from '../platform/limits/limits.ts';
import { quickPasswordCost } from '../platform/limits/password-cost.ts';

/** A Friday noon in New York, between two ordinary bank days and with no daylight-saving change near. */
export const friday = new Date('2026-10-16T16:00:00Z');

const testLimits = {
  ...{
    callsPerSecond: 10_000,
    callsPerMinute: 100_000,
    writesPerDay: 1_000_000,
    failedSignInsPerAddress: 1000,
    signInsPerPerson: 1000,
    resetsPerAddress: 1000,
  },
} satisfies Partial<Limits>;

/** Settings for tests, which are one address that calls and fails as fast as it can; a test about limits sets its own. */
export function testSettings(settings: Settings = settingsFrom({}), limits: Partial<Limits> = {}): Settings {
  return {
    ...settings,
    isSteerable: true,
    hasSeededPeople: true,
    hasApiDocs: true,
    passwordCost: quickPasswordCost,
    // They ask for codes by the dozen; a test about the captcha turns it on.
    captchaRounds: 0,
    limits: { ...settings.limits, ...testLimits, ...limits },
  };
}

/** Several sandboxes on one database need the same. */
export const testKeys = ['a-key-that-only-tests-use-and-nobody-else'] as const;
