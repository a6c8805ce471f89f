import { type RegionRedirect, regionRedirectUrl } from '@dayfare/api/startup/region-redirect';
import type { App } from '../../../platform/app-context/app.ts';
import { isNativeApp } from '../../../platform/device/native.ts';
import { deviceType } from '../../../platform/session/device.ts';
import type { MadeAccount } from './made-account.ts';

function clientOf(app: App): RegionRedirect['client'] {
  if (isNativeApp(app)) return 'native';
  return deviceType() === 'Mobile Web' ? 'mobile' : 'other';
}

/**
 * Where an account goes on that another region's site serves; null if this one does, or that site is not on the list of the
 * configuration.
 */
export function regionAddress(app: App, { servedBy, authToken }: MadeAccount): string | null {
  if (!servedBy) return null;
  const { allowedRedirectHosts } = app.startup.configuration.get();
  try {
    const redirect = { ...servedBy, authToken, client: clientOf(app), reason: 'enrolled' } as const;
    return regionRedirectUrl(redirect, allowedRedirectHosts).href;
  } catch {
    return null;
  }
}
