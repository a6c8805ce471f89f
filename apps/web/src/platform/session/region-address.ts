import { type RegionRedirect, regionRedirectUrl } from '@dayfare/api/startup/region-redirect';
import { isNativeApp } from '../device/native.ts';
import type { Startup } from '../startup/startup.ts';
import { deviceType } from './device.ts';

/** What the address of a region's site depends on. */
interface RegionParts {
  readonly startup: Pick<Startup, 'configuration'>;
  readonly local: Storage;
  readonly tab: Storage;
}

function clientOf(parts: RegionParts): RegionRedirect['client'] {
  if (isNativeApp(parts)) return 'native';
  return deviceType() === 'Mobile Web' ? 'mobile' : 'other';
}

/** The address for users of another region's site; null if that site is not on the list of the configuration. */
export function regionAddress(parts: RegionParts, to: Omit<RegionRedirect, 'client'>): string | null {
  const { allowedRedirectHosts } = parts.startup.configuration.get();
  try {
    return regionRedirectUrl({ ...to, client: clientOf(parts) }, allowedRedirectHosts).href;
  } catch {
    return null;
  }
}
