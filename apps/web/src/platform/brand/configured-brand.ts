import { brandOfEnvironment } from '@dayfare/themes/brands';
import type { App } from '../app-context/app.ts';
import { brandThemeKey } from './server-look.ts';

/**
 * Applies what the configuration decides: a brand it contains, and before anyone signs in, the environment's brand. A signed-in person's
 * brand comes with the start-up data.
 */
export async function applyConfiguredBrand({ startup, brand, session }: App): Promise<void> {
  const { isLoaded, businessEnvironment, hasDynamicTheming, value } = startup.configuration.get();
  // Fallback defaults say nothing about a brand.
  if (!isLoaded) return;
  const theme = brand.applyServer(value(brandThemeKey) || undefined);
  const named = session.current() ? null : brandOfEnvironment(businessEnvironment);
  if (named) await brand.apply(named, hasDynamicTheming ? businessEnvironment : undefined);
  await theme;
}
