import type { DefaultProps } from '@dayfare/themes/brands';
import { createContext, useContext } from 'react';

/** What components look like where no brand presets anything. */
export const neutral: DefaultProps = { header: { logo: 'full' }, amount: { cents: 'raised' } };

/** What the brand presets; set by `UiProvider`. */
export const UiDefaultsContext = createContext<DefaultProps>(neutral);

/** The props that the brand presets for one component. */
export function useUiDefaults<Name extends keyof DefaultProps>(component: Name): DefaultProps[Name] {
  return useContext(UiDefaultsContext)[component];
}
