import { browserLocale, type Language } from '@dayfare/domain/product';
import { type BrandName, loadVoice as loadOwnVoice, type Voice } from '@dayfare/themes/brands';
import { createInstance } from 'i18next';
import { type Cell, cell } from '../state/cell.ts';
import type { ReadTexts, TextArea } from './area-texts.ts';
import { voiceCalled } from './brand-word.ts';
import { catalogueBackend } from './catalogue-backend.ts';
import { compiledFormat } from './compiled-format.ts';
import { defaultVariablesOf } from './default-variables.ts';
import { type Texts, textsFrom } from './texts-from.ts';
import { voiceMessages } from './voice-messages.ts';

/** The app's texts, in one language and brand at a time. */
export interface Translator {
  /** What is shown: other texts after each change of language or brand. */
  readonly texts: Cell<Texts>;
  /** The current language. */
  readonly language: () => Language;
  /** Fetches areas' texts, once each. Rejects if a catalogue cannot be fetched. */
  readonly load: (...areas: readonly TextArea[]) => Promise<void>;
  /** Changes the language without reloading. If it cannot be fetched, rejects and changes nothing. */
  readonly setLanguage: (language: Language) => Promise<void>;
  /**
   * Applies a brand's texts, optionally with another name instead of the brand's (dynamic theming). If they cannot be fetched, rejects
   * and changes nothing.
   */
  readonly apply: (brand: BrandName, calledName?: string) => Promise<void>;
  /** Changes every text before it is shown, from now on. For the pseudo-language. */
  readonly change: (change: (text: string) => string) => void;
}

/** What a translator starts with. */
interface TranslatorParts {
  readonly language: Language;
  readonly brand: BrandName;
  /** Fetches an area's texts. */
  readonly readTexts: ReadTexts;
  /** Fetches a brand's words. Default: those of our brands. */
  readonly loadVoice?: typeof loadOwnVoice | undefined;
  /** Texts of the first language and brand that are in the page. Default: none, all are fetched. */
  readonly bundled?: BundledTexts | undefined;
}

/** Texts that need not be fetched. */
export interface BundledTexts {
  readonly voice: Voice;
  /** By area. */
  readonly texts: Readonly<Record<string, object>>;
}

/**
 * Creates the translator and fetches the first brand's texts; areas are loaded on demand. i18next holds the language and the texts; our compiled messages
 * are its format.
 */
export async function createTranslator({
  readTexts,
  loadVoice = loadOwnVoice,
  bundled,
  ...first
}: TranslatorParts): Promise<Translator> {
  let { brand } = first;
  let calledName: string | undefined;
  let change = (text: string) => text;
  const areas = new Set<TextArea>();
  const language = () => i18n.language as Language;

  const fetchVoice = async (into: Language, of: BrandName, called: string | undefined) => {
    const isFirst = into === first.language && of === first.brand;
    return voiceCalled((isFirst && bundled?.voice) || (await loadVoice(of, into)), called);
  };
  const failures = new Map<string, unknown>();
  const fetchTexts = async (into: Language, wanted: readonly TextArea[]) => {
    const isMissing = (area: TextArea) => !i18n.hasResourceBundle(into, area);
    const missing = wanted.filter(isMissing);
    if (missing.length === 0) return;
    // Reload, so that what could not be fetched before is asked for again: loading alone would leave it at that.
    await i18n.reloadResources([into], missing);
    const failed = missing.find(isMissing);
    if (failed) throw failures.get(`${into} ${failed}`);
  };

  let voice = await fetchVoice(first.language, brand, undefined);
  const i18n = createInstance();
  i18n.on('failedLoading', (into, area, error) => failures.set(`${into} ${area}`, error));
  await i18n
    .use(
      compiledFormat(
        (into) => browserLocale(into as Language),
        (text) => change(text),
      ),
    )
    .use(
      catalogueBackend(readTexts, (into, area) =>
        into === first.language ? bundled?.texts[area] : undefined,
      ),
    )
    .init({ lng: first.language, fallbackLng: false, ns: [], load: 'currentOnly', initAsync: false });

  const current = () => {
    const into = language();
    i18n.addResourceBundle(into, 'voice', voiceMessages(voice), false, true);
    return textsFrom({
      ...{ i18n, language: into, locale: browserLocale(into) },
      variables: defaultVariablesOf(voice),
    });
  };
  const texts = cell(current());
  const renew = () => texts.set(current());
  i18n.on('languageChanged', renew);

  return {
    texts,
    language,
    load: async (...wanted) => {
      for (const area of wanted) areas.add(area);
      await fetchTexts(language(), wanted);
    },
    setLanguage: async (next) => {
      // Once more if the brand changed or an area came meanwhile: what is shown is always of one language and brand.
      for (;;) {
        const [of, called, count] = [brand, calledName, areas.size];
        const [words] = await Promise.all([fetchVoice(next, of, called), fetchTexts(next, [...areas])]);
        if (of !== brand || called !== calledName || count !== areas.size) continue;
        voice = words;
        return void (await i18n.changeLanguage(next));
      }
    },
    apply: async (next, called) => {
      for (;;) {
        const into = language();
        const words = await fetchVoice(into, next, called);
        if (into !== language()) continue;
        [brand, calledName, voice] = [next, called, words];
        return renew();
      }
    },
    change: (next) => {
      change = next;
      renew();
    },
  };
}
