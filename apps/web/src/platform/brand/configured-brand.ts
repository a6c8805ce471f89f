import { brandOfEnvironment } from '@dayfare/themes/brands';
import type { App } from '../app-context/app.ts';
import { brandThemeKey } from './server-look.ts';

/**
 * Takes on what the configuration decides: a brand that it carries itself, and before anyone is signed in the brand of its
 * environment. A signed-in person's brand comes with the startup data.
 */
export async function applyConfiguredBrand({ startup, brand, session }: App): Promise<void> {
  const { isLoaded, businessEnvironment, hasDynamicTheming, value } = startup.configuration.get();
  // Defaults that stand in for an answer say nothing about a brand.
  if (!isLoaded) return;
  const theme = brand.applyServer(value(brandThemeKey) || undefined);
  const named = session.current() ? null : brandOfEnvironment(businessEnvironment);
  if (named) await brand.apply(named, hasDynamicTheming ? businessEnvironment : undefined);
  await theme;
}
