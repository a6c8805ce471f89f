import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A file of stories in the table by which the preview loads them: its path, its chunk, and what is loaded along with it. */
const storyImport =
  /"(\.\/[^"]+\.stories\.tsx)":\(\)=>\w+\(\(\)=>import\([`'"]\.\/([\w.-]+)[`'"]\)(?:,__vite__mapDeps\(\[([\d,]*)\]\))?[^)]*\)/g;

/** The list to which the numbers in `__vite__mapDeps([0,1])` belong. */
const listOfLoads = /=\(m\.f\|\|\(m\.f=\[([^\]]*)\]\)\)/;
const numbersOfLoads = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/** A script or stylesheet that a text names. */
const namedFile = /[`'"](?:\.?\/)?(?:assets\/)?([\w.-]+\.(?:js|css))[`'"]/g;

/** What the bundler puts into the name of a file to tell one content of it from another. */
const fingerprint = /-[\w-]{8}(?=\.(?:js|css)\b)/g;

/** What every story is shown in, beside the preview's own script. */
const frame = ['iframe.html', 'mockServiceWorker.js', 'vite-inject-mocker-entry.js', 'card-page.html'];

const digest = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url');
};

const namesIn = (text: string): string[] => [...text.matchAll(namedFile)].flatMap(([, name]) => name ?? []);

interface Chunk {
  /** Of its name and text, without fingerprints: those of everything that it loads are in there. */
  readonly digest: string;
  readonly loads: readonly string[];
}

/**
 * A key for each file of stories in a built Storybook, by its path. It changes with whatever the stories are made of: their own chunk, all that
 * it loads, however far away, and the preview. `checks` stands for what looks at them, and changes every key.
 */
export function storyKeys(folder: string, checks: string): ReadonlyMap<string, string> {
  const textOf = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
  const stories = new Map<string, readonly string[]>();
  const chunks = new Map<string, Chunk>();

  /** Reads a chunk; if it is the one with the table of stories, which changes with each of them, without this table. */
  function read(name: string): Chunk {
    const whole = textOf(join('assets', name));
    const list = namesIn(listOfLoads.exec(whole)?.[1] ?? '');
    const listed = (numbers: string) =>
      numbers.split(',').flatMap((at) => (at === '' ? [] : (list[Number(at)] ?? [])));
    const text = whole
      .replaceAll(storyImport, (_, path: string, chunk: string, along: string | undefined) => {
        stories.set(path, [chunk, ...listed(along ?? '')]);
        return '';
      })
      .replace(listOfLoads, '');
    const along = [...text.matchAll(numbersOfLoads)].flatMap(([, numbers = '']) => listed(numbers));
    const plain = text.replaceAll(numbersOfLoads, '').replaceAll(fingerprint, '');
    return { digest: digest(name.replace(fingerprint, ''), plain), loads: [...namesIn(text), ...along] };
  }

  function chunkOf(name: string): Chunk {
    const chunk = chunks.get(name) ?? read(name);
    chunks.set(name, chunk);
    return chunk;
  }

  /** The digests of some chunks and of all that they load. */
  function made(names: readonly string[]): string[] {
    const reached = new Set(names);
    for (const name of reached) for (const load of chunkOf(name).loads) reached.add(load);
    return [...reached].map((name) => chunkOf(name).digest).toSorted();
  }

  const shell = frame.map((path) => textOf(path).replaceAll(fingerprint, ''));
  const preview = namesIn(textOf('iframe.html')).map((name) => basename(name));
  const ofPreview = digest(checks, ...shell, ...made(preview));
  return new Map([...stories].map(([path, names]) => [path, digest(ofPreview, ...made(names))]));
}
