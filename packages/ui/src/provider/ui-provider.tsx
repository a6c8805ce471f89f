'use client';

import type { DefaultProps } from '@dayfare/themes/brands';
import type { ReactNode } from 'react';
// The package offers RouterProvider at its root only; bundlers drop the rest of it.
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { OwnMessagesContext } from '../messages/messages.ts';
import type { UiMessages } from '../messages/ui-messages.ts';
import { neutral, UiDefaultsContext } from './ui-defaults.ts';

export type { UiMessages } from '../messages/ui-messages.ts';

export interface UiProviderProps {
  /**
   * Language and formats of everything inside: any BCP 47 tag. The package has its own few words in English, Spanish and French; in any other
   * language give them as `messages`.
   */
  locale: string;
  /** The few words that components say by themselves, in the language of `locale`; those left out are the package's. */
  messages?: Partial<UiMessages> | undefined;
  /** Goes to a path of the same origin without loading a page; without it links are plain links. */
  navigate?: ((path: string) => void) | undefined;
  /** Props that the brand presets (`loadDefaultProps` of the themes); the neutral ones without it. */
  defaults?: DefaultProps | undefined;
  /** The page, or the part of it that speaks this locale. */
  children: ReactNode;
}

const noMessages: Partial<UiMessages> = {};

/** Gives every component inside its language, its brand's presets and its way to navigate. One per page, around everything. */
export function UiProvider(props: UiProviderProps) {
  const { locale, messages = noMessages, navigate, defaults = neutral, children } = props;
  // Always the same tree: presets that arrive later must not mount the page again, with what somebody has typed in it.
  const preset = (
    <OwnMessagesContext value={messages}>
      <UiDefaultsContext value={defaults}>{children}</UiDefaultsContext>
    </OwnMessagesContext>
  );
  const routed = navigate ? <RouterProvider navigate={navigate}>{preset}</RouterProvider> : preset;
  return <I18nProvider locale={locale}>{routed}</I18nProvider>;
}
