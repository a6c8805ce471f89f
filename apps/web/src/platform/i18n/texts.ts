import type { i18n, Namespace, TFunction } from 'i18next';

/** What a text is filled in with. */
type Values = Readonly<Record<string, unknown>>;

/** A catalogue, or a part of it. */
type Branch = Readonly<Record<string, unknown>>;

/** What listeners hear of. */
type TextsEvent = 'languageChanged' | 'brandChanged';

/**
 * All texts of the app in one language at a time: keys, plurals and blanks as i18next writes them, whose types check them. Its own code is 16 kB gzip
 * of every page, for catalogues, fallbacks and formats that we do not use.
 */
export interface Texts {
  /** The current locale, `es-US`. */
  readonly language: string;
  readonly t: i18n['t'];
  /** Returns texts of areas, in a locale or, with null, in the current one. The same function until language or brand change. */
  readonly getFixedT: <Areas extends Namespace>(locale: string | null, areas: Areas) => TFunction<Areas>;
  readonly has: (locale: string, area: string) => boolean;
  /** Adds an area's texts, or replaces them. */
  readonly add: (locale: string, area: string, texts: object) => void;
  /** Sets what every text may use without being given it. */
  readonly fillIn: (values: Values) => void;
  /** Passes every text through `change` from now on. */
  readonly changeAll: (change: (text: string) => string) => void;
  readonly changeLanguage: (locale: string) => void;
  readonly emit: (event: TextsEvent) => void;
  /** Calls `listener` after each of these events. Returns a function that stops it. */
  readonly on: (event: TextsEvent, listener: () => void) => () => void;
}

const blank = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** What nobody gave stays as it is written: whoever sees it sees what is missing. */
const asText = (value: unknown, written: string) => (value === undefined ? written : String(value ?? ''));

/** The text at `home.asOf`; undefined if there is none. */
function textAt(texts: Branch | undefined, path: string): string | undefined {
  let found: unknown = texts;
  for (const part of path.split('.')) found = (found as Branch | undefined)?.[part];
  return typeof found === 'string' ? found : undefined;
}

/** Creates the texts of a page, in a locale; they have to be added. */
export function createTexts(first: string): Texts {
  let language = first;
  let everywhere: Values = {};
  let change = (text: string) => text;
  const catalogues = new Map<string, Branch>();
  const plurals = new Map<string, Intl.PluralRules>();
  let fixed = new Map<string, TFunction>();
  const listeners: Readonly<Record<TextsEvent, Set<() => void>>> = {
    languageChanged: new Set(),
    brandChanged: new Set(),
  };
  const placeOf = (locale: string, area: string) => `${locale}/${area}`;

  const pluralOf = (locale: string, count: number) => {
    const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
    plurals.set(locale, rules);
    return rules.select(count);
  };
  const find = (locale: string, areas: readonly string[], path: string, { count }: Values) => {
    const paths = typeof count === 'number' ? [`${path}_${pluralOf(locale, count)}`, path] : [path];
    for (const area of areas) {
      const texts = catalogues.get(placeOf(locale, area));
      for (const one of paths) {
        const text = textAt(texts, one);
        if (text !== undefined) return text;
      }
    }
    // Whoever sees a key sees which text is missing.
    return path;
  };
  const speak =
    (locale: string, areas: readonly string[]) =>
    (key: string, values: Values = {}) => {
      const [area, ...rest] = key.split(':');
      const isNamed = area !== undefined && rest.length > 0;
      const text = find(locale, isNamed ? [area] : areas, isNamed ? rest.join(':') : key, values);
      const filled = text.replace(blank, (written, name: string) =>
        asText(name in values ? values[name] : everywhere[name], written),
      );
      return change(filled);
    };
  const getFixedT = <Areas extends Namespace>(locale: string | null, areas: Areas): TFunction<Areas> => {
    const list: readonly string[] = typeof areas === 'string' ? [areas] : (areas ?? []);
    const name = placeOf(locale ?? language, list.join());
    const t = fixed.get(name) ?? (speak(locale ?? language, list) as TFunction);
    fixed.set(name, t);
    return t as TFunction<Areas>;
  };
  const emit = (event: TextsEvent) => {
    // Whoever holds a function sees by another one that its texts are others.
    fixed = new Map();
    for (const listener of [...listeners[event]]) listener();
  };

  return {
    get language() {
      return language;
    },
    get t() {
      return getFixedT(null, 'app') as i18n['t'];
    },
    getFixedT,
    has: (locale, area) => catalogues.has(placeOf(locale, area)),
    add: (locale, area, texts) => void catalogues.set(placeOf(locale, area), texts as Branch),
    fillIn: (values) => {
      everywhere = values;
    },
    changeAll: (next) => {
      change = next;
      emit('languageChanged');
    },
    changeLanguage: (locale) => {
      language = locale;
      emit('languageChanged');
    },
    emit,
    on: (event, listener) => {
      listeners[event].add(listener);
      return () => listeners[event].delete(listener);
    },
  };
}
