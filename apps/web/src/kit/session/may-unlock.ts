import { startupValue } from '@dayfare/domain/startup';
import type { App } from '../../platform/app-context/app.ts';

/** Whether the native app can be unlocked with face or fingerprint here: the phone has a way, and the employer does not hide it. */
export function mayUnlock({ device, startup }: Pick<App, 'device' | 'startup'>): boolean {
  return device.can('biometrics') && startupValue(startup.data.values(), 'HideBiometric') !== true;
}
