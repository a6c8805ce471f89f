import type { I18nFormatModule, TOptions } from 'i18next';
import type { CompiledMessage } from 'icu-minify/format';
import { isMessage, type MessageFormat, type MessageValues, messageFormat } from './messages.ts';

/** What i18next says of a text beside it. */
interface Found {
  readonly resolved?: { readonly res?: unknown } | undefined;
}

/** i18next's format plugin for our messages. */
export interface CompiledFormat extends I18nFormatModule {
  /** Adds no keys to look for: plural forms stand in the message, not under keys of their own. */
  readonly addLookupKeys: () => void;
  /** Fills in a message with the values in `replace`. */
  readonly parse: (
    message: CompiledMessage,
    options: TOptions,
    locale: string,
    namespace: string,
    key: string,
    info: Found,
  ) => string;
}

/**
 * Creates the plugin that fills in messages which the build has compiled, so that nothing is parsed at run time. `localeOf` gives a language's name in
 * `Intl`, `change` what is done to each text before it is shown.
 */
export function compiledFormat(
  localeOf: (language: string) => string,
  change: (text: string) => string,
): CompiledFormat {
  const formats = new Map<string, MessageFormat>();
  const formatFor = (language: string): MessageFormat => {
    const made = formats.get(language) ?? messageFormat(localeOf(language));
    formats.set(language, made);
    return made;
  };
  return {
    type: 'i18nFormat',
    addLookupKeys: () => undefined,
    parse: (message, options, language, _namespace, key, { resolved }) => {
      // A text that has not been loaded is shown by its key.
      if (!isMessage(resolved?.res)) return key;
      if (typeof message === 'string') return change(message);
      return change(formatFor(language)(message, (options.replace ?? {}) as MessageValues));
    },
  };
}
