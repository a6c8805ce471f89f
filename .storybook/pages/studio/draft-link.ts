import { readTokens } from '@dayfare/themes/checks/read-tokens';
import type { Tokens } from '@dayfare/themes/contract';
import { foundationTokens } from '@dayfare/themes/foundations';

/** What a link holds of a draft. */
export interface LinkedDraft {
  readonly title: string;
  readonly tokens: Tokens;
}

const mark = '#draft=';
const longestTitle = 40;
/** A link holds some 2 kB; what is much longer was not made here. */
const longestLink = 20_000;

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
export async function draftHash({ title, tokens }: LinkedDraft): Promise<string> {
  const text = JSON.stringify({ title, tokens });
  return mark + toAddress(await through(text, new CompressionStream('deflate-raw')));
}

/** The draft in the end of an address; undefined if there is none, or it is none that was made here. */
export async function draftInHash(hash: string): Promise<LinkedDraft | undefined> {
  if (!hash.startsWith(mark) || hash.length > longestLink) return undefined;
  try {
    const bytes = await through(fromAddress(hash.slice(mark.length)), new DecompressionStream('deflate-raw'));
    const { title, tokens } = JSON.parse(new TextDecoder().decode(bytes));
    const read = readTokens(tokens, foundationTokens.neutral);
    if (typeof title !== 'string' || read.problems.length > 0) return undefined;
    return { title: title.slice(0, longestTitle), tokens: read.tokens };
  } catch {
    return undefined;
  }
}
