import { browserLocale, type Language } from '@dayfare/domain/product';
import { type BrandName, loadVoice as loadOwnVoice, type Voice } from '@dayfare/themes/brands';
import { type Cell, cell } from '../state/cell.ts';
import type { Catalogues, TextArea } from './area-texts.ts';
import { voiceCalled } from './brand-word.ts';
import type { CompiledTexts } from './messages.ts';
import type { TextSource } from './text-types.ts';
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
  let change: ((text: string) => string) | undefined;
  const areas = new Set<TextArea>();
  const fetched = new Map<string, CompiledTexts>();
  const nameOf = (into: Language, area: TextSource) => `${into} ${area}`;

  const fetchTexts = async (into: Language, area: TextArea) => {
    const name = nameOf(into, area);
    if (fetched.has(name)) return;
    const isFirst = into === first.language;
    const texts = (isFirst && atHand?.texts[area]) || (await catalogues[area][into]()).texts;
    fetched.set(name, texts as CompiledTexts);
  };
  const fetchVoice = async (into: Language, of: BrandName, called: string | undefined) => {
    const isFirst = into === first.language && of === first.brand;
    return voiceCalled((isFirst && atHand?.voice) || (await loadVoice(of, into)), called);
  };

  let voice = await fetchVoice(language, brand, undefined);
  const current = () => {
    const into = language;
    const words = voiceMessages(voice);
    return textsFrom({
      locale: browserLocale(into),
      voice,
      textsOf: (source) => (source === 'voice' ? words : fetched.get(nameOf(into, source))),
      change,
    });
  };
  const texts = cell(current());
  const renew = () => texts.set(current());

  return {
    texts,
    language: () => language,
    load: async (...wanted) => {
      for (const area of wanted) areas.add(area);
      await Promise.all(wanted.map((area) => fetchTexts(language, area)));
    },
    setLanguage: async (next) => {
      // Once more if the brand changed or an area came meanwhile: what is shown is always of one language and brand.
      for (;;) {
        const [of, called, count] = [brand, calledName, areas.size];
        const [words] = await Promise.all([
          fetchVoice(next, of, called),
          ...[...areas].map((area) => fetchTexts(next, area)),
        ]);
        if (of !== brand || called !== calledName || count !== areas.size) continue;
        [language, voice] = [next, words];
        return renew();
      }
    },
    apply: async (next, called) => {
      for (;;) {
        const into = language;
        const words = await fetchVoice(into, next, called);
        if (into !== language) continue;
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
