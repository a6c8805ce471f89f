'use client';

import type { DefaultProps } from '@dayfare/themes/brands';
import { type ReactNode, useMemo } from 'react';
// The package only exports RouterProvider from its root; bundlers drop the rest.
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MessagesContext, uiMessages } from '../messages/messages.ts';
import type { UiMessages } from '../messages/ui-messages.ts';
import { type Translation, TranslationsContext } from '../messages/words.ts';
import { neutral, UiDefaultsContext } from './ui-defaults.ts';

export type { UiMessages } from '../messages/ui-messages.ts';
export { type Translation, translated, type Words } from '../messages/words.ts';

export interface UiProviderProps {
  /**
   * BCP 47 locale for texts and formats. The package includes its texts in English, Spanish and French; for other languages pass them as
   * `messages` and `words`.
   */
  locale: string;
  /** Texts that all components share, in the language of `locale`; missing ones fall back to the package's. */
  messages?: Partial<UiMessages> | undefined;
  /** Texts of single components in the language of `locale`: `[translated(loadMoreWords, { … })]`. Keep the list outside the component. */
  words?: readonly Translation[] | undefined;
  /** Called to navigate to a path on the same origin without loading a page; without it, links load pages. */
  navigate?: ((path: string) => void) | undefined;
  /** Props preset by the brand (`loadDefaultProps` of the themes). */
  defaults?: DefaultProps | undefined;
  /** The page, or the part of it in this locale. */
  children: ReactNode;
}

const noWords: readonly Translation[] = [];

/** Provides language, the brand's presets and navigation to all components inside. Use one per page, around everything. */
export function UiProvider(props: UiProviderProps) {
  const { locale, messages, words = noWords, navigate, defaults = neutral, children } = props;
  const shared = useMemo(() => ({ ...uiMessages(locale), ...messages }), [locale, messages]);
  const translations = useMemo(() => new Map(words.map((one) => [one.words, one.text])), [words]);
  // Always the same tree: presets that arrive later must not remount the page and lose what people typed.
  const preset = (
    <MessagesContext value={shared}>
      <TranslationsContext value={translations}>
        <UiDefaultsContext value={defaults}>{children}</UiDefaultsContext>
      </TranslationsContext>
    </MessagesContext>
  );
  const routed = navigate ? <RouterProvider navigate={navigate}>{preset}</RouterProvider> : preset;
  return <I18nProvider locale={locale}>{routed}</I18nProvider>;
}
