import { logoProblems } from '@dayfare/themes/checks/logo';
import { isRecord, readTokens } from '@dayfare/themes/checks/read-tokens';
import { foundationTokens } from '@dayfare/themes/foundations';
import { voiceLanguages, voiceLimits } from '@dayfare/themes/voice';
import type { DraftBrand, OwnPhrases } from './draft.ts';

const linkStart = '#draft=';
const longestTitle = 40;
/** A link holds some 2 kB, and the drawings; what is much longer was not made here. */
const longestLink = 20_000;
/** Longer than any phrase that would be shortened again. */
const longestPhrase = 400;

async function through(bytes: BlobPart, step: ReadableWritablePair): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(step);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const toAddress = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromAddress = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** The end of an address that holds a draft, compressed: it stays in the browser, since no server is sent what follows a `#`. */
export async function draftHash({ title, tokens, phrases, logo, mark }: DraftBrand): Promise<string> {
  const text = JSON.stringify({ title, tokens, phrases, logo, mark });
  return linkStart + toAddress(await through(text, new CompressionStream('deflate-raw')));
}

const isPhrase = ([key, phrase]: [string, unknown]) =>
  Object.hasOwn(voiceLimits, key) && typeof phrase === 'string' && phrase.length <= longestPhrase;

/** Whether a value from a link holds phrases that can be edited here, and nothing else. */
const isPhrases = (value: unknown): value is OwnPhrases | undefined =>
  value === undefined ||
  (isRecord(value) &&
    Object.entries(value).every(
      ([language, own]) =>
        voiceLanguages.some((known) => known === language) &&
        isRecord(own) &&
        Object.entries(own).every(isPhrase),
    ));

/** Whether a value from a link is no drawing, or one that a brand may have. */
const isDrawing = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && logoProblems('', value).length === 0);

/** The draft in the end of an address; undefined if there is none, or it is none that was made here. */
export async function draftInHash(hash: string): Promise<DraftBrand | undefined> {
  if (!hash.startsWith(linkStart) || hash.length > longestLink) return undefined;
  try {
    const bytes = await through(
      fromAddress(hash.slice(linkStart.length)),
      new DecompressionStream('deflate-raw'),
    );
    const { title, tokens, phrases, logo, mark } = JSON.parse(new TextDecoder().decode(bytes));
    const read = readTokens(tokens, foundationTokens.neutral);
    if (typeof title !== 'string' || read.problems.length > 0) return undefined;
    if (!isPhrases(phrases) || !isDrawing(logo) || !isDrawing(mark)) return undefined;
    return { title: title.slice(0, longestTitle), tokens: read.tokens, phrases, logo, mark };
  } catch {
    return undefined;
  }
}
