import { minorUnits } from '@dayfare/domain/money';
import type { SandboxOptions } from '../../app/sandbox.ts';
import { settingsFrom } from '../../platform/http/settings.ts';
import { quickPasswordCost } from '../../platform/limits/password-cost.ts';
import { benchPeople } from '../people.ts';

/** What every process of a run is made with: daily, amount and address limits would end it early; everything else is unchanged. */
export const serverOptions = (people: number): Pick<SandboxOptions, 'settings' | 'keys' | 'seeds'> => ({
  settings: {
    ...settingsFrom({ LIMITS: 'callsPerSecond=100000,callsPerMinute=1000000', STEERING: '1' }),
    passwordCost: quickPasswordCost,
    dailyLimit: minorUnits(100_000_00),
    stepUpAmount: minorUnits(100_000_00),
  },
  keys: ['a-key-that-only-measurements-use-and-nobody-else'],
  seeds: benchPeople(people),
});
