/** A JSON array, or null if the text is none. Only what begins like one is parsed: most lists are separated by commas, and each start of the app reads some. */
function arrayIn(text: string): readonly unknown[] | null {
  if (!text.trimStart().startsWith('[')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** How a setting's text is read. A key without a valid value has none. */
const settingReaders = {
  /** 1 or true, in any form; anything else is off. */
  flag: (text: string): boolean => /^(1|true)$/i.test(text.trim()),
  number: (text: string): number | undefined => {
    const number = text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(number) ? number : undefined;
  },
  text: (text: string): string | undefined => (text.trim() === '' ? undefined : text),
  /** A list, as JSON or separated by commas. */
  list: (text: string): readonly string[] => {
    const array = arrayIn(text);
    if (array) return array.filter((entry) => typeof entry === 'string');
    return text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  },
} as const;

/** The kind of a setting. */
export type SettingKind = keyof typeof settingReaders;

/** The type of a setting's value. */
export type SettingValue<Kind extends SettingKind> = ReturnType<(typeof settingReaders)[Kind]>;

type Readers = { readonly [Kind in SettingKind]: (text: string) => SettingValue<Kind> };

/** Reads a setting; undefined if the server didn't send it. */
export function readSetting<Kind extends SettingKind>(
  values: ReadonlyMap<string, string>,
  key: string,
  kind: Kind,
): SettingValue<Kind> | undefined {
  const readers: Readers = settingReaders;
  const text = values.get(key);
  return text === undefined ? undefined : readers[kind](text);
}
