import type { DefaultProps } from '@dayfare/themes/brands';
import { createContext, useContext } from 'react';

/** Defaults for brands that preset nothing. */
export const neutral: DefaultProps = { header: { logo: 'full' }, amount: { cents: 'raised' } };

/** The brand's presets, set by `UiProvider`. */
export const UiDefaultsContext = createContext<DefaultProps>(neutral);

/** Returns the brand's presets for a component. */
export function useUiDefaults<Name extends keyof DefaultProps>(component: Name): DefaultProps[Name] {
  return useContext(UiDefaultsContext)[component];
}
