'use client';

import type { DefaultProps } from '@dayfare/themes/brands';
import type { ReactNode } from 'react';
// The package only exports RouterProvider from its root; bundlers drop the rest.
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { OwnMessagesContext } from '../messages/messages.ts';
import type { UiMessages } from '../messages/ui-messages.ts';
import { neutral, UiDefaultsContext } from './ui-defaults.ts';

export type { UiMessages } from '../messages/ui-messages.ts';

export interface UiProviderProps {
  /**
   * BCP 47 locale for texts and formats. The package includes its few texts in English, Spanish and French; for other languages pass them
   * as `messages`.
   */
  locale: string;
  /** Texts that components contain themselves, in the language of `locale`; missing ones fall back to the package's. */
  messages?: Partial<UiMessages> | undefined;
  /** Called to navigate to a path on the same origin without loading a page; without it, links load pages. */
  navigate?: ((path: string) => void) | undefined;
  /** Props preset by the brand (`loadDefaultProps` of the themes). */
  defaults?: DefaultProps | undefined;
  /** The page, or the part of it in this locale. */
  children: ReactNode;
}

const noMessages: Partial<UiMessages> = {};

/** Provides language, the brand's presets and navigation to all components inside. Use one per page, around everything. */
export function UiProvider(props: UiProviderProps) {
  const { locale, messages = noMessages, navigate, defaults = neutral, children } = props;
  // Always the same tree: presets that arrive later must not remount the page and lose what people typed.
  const preset = (
    <OwnMessagesContext value={messages}>
      <UiDefaultsContext value={defaults}>{children}</UiDefaultsContext>
    </OwnMessagesContext>
  );
  const routed = navigate ? <RouterProvider navigate={navigate}>{preset}</RouterProvider> : preset;
  return <I18nProvider locale={locale}>{routed}</I18nProvider>;
}
