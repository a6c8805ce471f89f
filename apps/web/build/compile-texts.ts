import compile from 'icu-minify/compile';
import { type Plugin, parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** Text in a catalogue: a string that is the value of a key. */
function* messagesIn(node: Node): Generator<Node> {
  if (node.type === 'Property' && isNode(node.value) && node.value.type === 'Literal') {
    yield node.value;
    return;
  }
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* messagesIn(child);
  }
}

/** Returns a catalogue's code with its messages compiled. Throws for a message that is no ICU message, with its text. */
export function compiledTexts(file: string, code: string): string {
  const { program } = parseSync(file, code);
  let compiled = '';
  let at = 0;
  for (const { start, end, value } of messagesIn(program as unknown as Node)) {
    const text = String(value);
    const message = compiledMessage(text);
    if (message === text) continue;
    // On as many lines as before, so that places in the file stay where they are.
    compiled += code.slice(at, start) + JSON.stringify(message);
    at = end;
  }
  return compiled + code.slice(at);
}

function compiledMessage(text: string) {
  try {
    return compile(text);
  } catch (cause) {
    throw new Error(`"${text}" is no ICU message: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

/** A catalogue, unless its messages are wanted as they were written (`texts.en.ts?authored`). */
const catalogue = /\/texts\.(?:en|es|fr)\.ts$/;

/** Compiles the messages of every catalogue, so that no page has to have a parser for them. */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    transform: {
      filter: { id: catalogue },
      handler: (code, id) => ({ code: compiledTexts(id, code), map: null }),
    },
  };
}
