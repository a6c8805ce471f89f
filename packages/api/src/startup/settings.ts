import type { WireSettings } from './contract.ts';

/** Configuration or startup data, read by key. */
export interface Settings {
  /** Undefined for a key that is missing or empty. */
  readonly text: (key: string) => string | undefined;
  /** Undefined for a key that is missing or no number. */
  readonly number: (key: string) => number | undefined;
  /** True for `1` and `true` in any case, false for everything else. */
  readonly flag: (key: string) => boolean;
}

/** Reads a list of entries by key. Of a key that comes twice the last one counts. */
export function settingsFromWire(entries: WireSettings): Settings {
  const values = new Map(entries.map(({ key, value }) => [key, value.trim()]));
  const text = (key: string) => values.get(key) || undefined;
  return {
    text,
    number: (key) => {
      const value = Number(text(key) ?? Number.NaN);
      return Number.isFinite(value) ? value : undefined;
    },
    flag: (key) => ['1', 'true'].includes(text(key)?.toLowerCase() ?? ''),
  };
}
