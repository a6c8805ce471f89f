import { browserLocale, type Language } from '@dayfare/domain/product';
import { type BrandName, loadVoice as loadOwnVoice, type Voice } from '@dayfare/themes/brands';
import { createInstance, type i18n, type Namespace, type TFunction } from 'i18next';
import { type Cell, cell } from '../state/cell.ts';
import type { Catalogues, TextArea } from './area-texts.ts';
import { voiceCalled } from './brand-word.ts';
import { defaultVariablesOf } from './default-variables.ts';

/** Texts in one language and brand. */
export interface Texts {
  /** As in `Intl`: `es-US`. */
  readonly locale: string;
  /** Returns the texts of an area, or of several whose keys begin with the area's name; the same function each time. */
  readonly of: <Areas extends Namespace>(areas: Areas) => TFunction<Areas>;
  /** Any area's text by the area's name and the key: `app:titles.notFound`. */
  readonly byKey: i18n['t'];
}

function textsOf(i18n: i18n): Texts {
  const known = new Map<Namespace, unknown>();
  return {
    locale: i18n.language,
    byKey: i18n.t,
    of: <Areas extends Namespace>(areas: Areas) => {
      const t = (known.get(areas) as TFunction<Areas> | undefined) ?? i18n.getFixedT(i18n.language, areas);
      known.set(areas, t);
      return t;
    },
  };
}

/** The app's texts, in one language and brand at a time. */
export interface Translator {
  readonly i18n: i18n;
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
}

/** What a translator starts with. */
interface TranslatorParts {
  readonly language: Language;
  readonly brand: BrandName;
  /** Where to fetch texts from. */
  readonly catalogues: Catalogues;
  /** Fetches a brand's words. Default: those of our brands. */
  readonly loadVoice?: typeof loadOwnVoice | undefined;
  /** Texts of the first language and brand that are in the page. Default: none, all are fetched. */
  readonly atHand?: WordsAtHand | undefined;
}

/** Texts that need not be fetched. */
export interface WordsAtHand {
  readonly voice: Voice;
  /** By area. */
  readonly texts: Readonly<Record<string, object>>;
}

/** Creates the translator and fetches the first brand's texts; areas are loaded on demand. */
export async function createTranslator({
  catalogues,
  loadVoice = loadOwnVoice,
  atHand,
  ...first
}: TranslatorParts): Promise<Translator> {
  let { language, brand } = first;
  let calledName: string | undefined;
  const areas = new Set<TextArea>();
  const i18n = createInstance();
  await i18n.init({
    lng: browserLocale(language),
    load: 'currentOnly',
    fallbackLng: false,
    ns: [],
    defaultNS: 'app',
    resources: {},
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });

  const fetchTexts = async (into: Language, area: TextArea) => {
    if (i18n.hasResourceBundle(browserLocale(into), area)) return;
    const isFirst = into === first.language;
    const texts = (isFirst && atHand?.texts[area]) || (await catalogues[area][into]()).texts;
    i18n.addResourceBundle(browserLocale(into), area, texts);
  };
  const takeVoice = async (into: Language, of: BrandName, called = calledName) => {
    const isFirst = into === first.language && of === first.brand;
    const voice = voiceCalled((isFirst && atHand?.voice) || (await loadVoice(of, into)), called);
    return () => {
      i18n.addResourceBundle(browserLocale(into), 'voice', voice, false, true);
      i18n.options.interpolation = {
        ...i18n.options.interpolation,
        defaultVariables: { ...defaultVariablesOf(voice) },
      };
    };
  };

  const useVoice = await takeVoice(language, brand);
  useVoice();
  const texts = cell(textsOf(i18n));
  const renew = () => texts.set(textsOf(i18n));
  i18n.on('languageChanged', renew);

  return {
    i18n,
    texts,
    language: () => language,
    load: async (...wanted) => {
      for (const area of wanted) areas.add(area);
      await Promise.all(wanted.map((area) => fetchTexts(language, area)));
    },
    setLanguage: async (next) => {
      const [setVoice] = await Promise.all([
        takeVoice(next, brand),
        ...[...areas].map((area) => fetchTexts(next, area)),
      ]);
      setVoice();
      language = next;
      await i18n.changeLanguage(browserLocale(next));
    },
    apply: async (next, called) => {
      const setVoice = await takeVoice(language, next, called ?? '');
      brand = next;
      calledName = called;
      setVoice();
      renew();
    },
  };
}
