import { isRecord, type ReadTokens } from '../checks/read-tokens.ts';
import { groupNames, kindsOf } from '../contract/kinds.ts';
import { schemes, type Tokens } from '../contract/tokens.ts';
import { fromDtcg, strangersOf } from '../dtcg/read.ts';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';
import { type Guess, guessMap } from './guess.ts';
import { readSource, type Source, type SourceFile } from './source.ts';

/** What opening files comes to: tokens at once where they use the contract's names, otherwise a source with guesses that a person confirms. */
export type OpenedFiles =
  | { readonly is: 'tokens'; readonly read: ReadTokens }
  | { readonly is: 'source'; readonly source: Source; readonly guesses: readonly Guess[] };

/** Whether a document has no names but those of the contract. */
function hasOwnNames(document: unknown): boolean {
  if (!isRecord(document) || strangersOf(document).length > 0) return false;
  const groups = [
    ...schemes.map((scheme) => ({ name: scheme, keys: Object.keys(neutral[scheme]) })),
    ...groupNames.map((name) => ({ name, keys: Object.keys(kindsOf(name)) })),
  ].filter(({ name }) => Object.hasOwn(document, name));
  return (
    groups.length > 0 &&
    groups.every(({ name, keys }) => {
      const group = document[name];
      return isRecord(group) && Object.keys(group).every((key) => key.startsWith('$') || keys.includes(key));
    })
  );
}

/** Opens what another tool or we ourselves wrote. With `base`, what the files do not say is taken from it. */
export function openFiles(files: readonly SourceFile[], base: Tokens): OpenedFiles {
  const [only] = files;
  if (files.length === 1 && only && hasOwnNames(only.document)) {
    return { is: 'tokens', read: fromDtcg(only.document, base) };
  }
  const source = readSource(files);
  return { is: 'source', source, guesses: guessMap(source, base) };
}
