'use client';

import type { DefaultProps } from '@dayfare/themes/brands';
import type { ReactNode } from 'react';
// The package offers RouterProvider at its root only; bundlers drop the rest of it.
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { neutral, UiDefaultsContext } from './ui-defaults.ts';

/** A locale in which this package has its own few words written. */
export type UiLocale = 'en-US' | 'es-US' | 'fr-CA';

export interface UiProviderProps {
  /** Language and number format of everything inside. */
  locale: UiLocale;
  /** Goes to a path of the same origin without loading a page; without it links are plain links. */
  navigate?: ((path: string) => void) | undefined;
  /** Props that the brand presets (`loadDefaultProps` of the themes); the neutral ones without it. */
  defaults?: DefaultProps | undefined;
  /** The page, or the part of it that speaks this locale. */
  children: ReactNode;
}

/** Gives every component inside its language, its brand's presets and its way to navigate. One per page, around everything. */
export function UiProvider({ locale, navigate, defaults = neutral, children }: UiProviderProps) {
  // Always the same tree: presets that arrive later must not mount the page again, with what somebody has typed in it.
  const preset = <UiDefaultsContext value={defaults}>{children}</UiDefaultsContext>;
  const routed = navigate ? <RouterProvider navigate={navigate}>{preset}</RouterProvider> : preset;
  return <I18nProvider locale={locale}>{routed}</I18nProvider>;
}
