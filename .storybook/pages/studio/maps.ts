import type { Source } from '@dayfare/themes/import/source';
import type { TokenMap } from '@dayfare/themes/import/token-map';

/** Where the maps are kept that a designer has confirmed, one for each set of names. Rejects with the browser's error. */
export interface MapStore {
  find(source: Source): Promise<TokenMap | undefined>;
  keep(source: Source, map: TokenMap): Promise<void>;
}

/** Files of the same tool and team have the same names, whatever their values. */
const keyOf = ({ tokens }: Source) =>
  tokens
    .map(({ name }) => name)
    .toSorted()
    .join('\n');

/** Maps in this browser's own database. */
export function browserMaps(): MapStore {
  const open = async () => {
    const { openDB } = await import('idb');
    return openDB('dayfare-studio-maps', 1, {
      upgrade: (db) => {
        db.createObjectStore('maps');
      },
    });
  };
  return {
    find: async (source) => (await open()).get('maps', keyOf(source)),
    keep: async (source, map) => {
      await (await open()).put('maps', map, keyOf(source));
    },
  };
}

/** Maps that go with the page: for checks, which must not touch a designer's own. */
export function memoryMaps(): MapStore {
  const maps = new Map<string, TokenMap>();
  return {
    find: async (source) => maps.get(keyOf(source)),
    keep: async (source, map) => {
      maps.set(keyOf(source), map);
    },
  };
}
