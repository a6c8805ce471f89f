import { type Part, shipped, storyFiles } from './parts.ts';
import { readSource } from './read-source.ts';

/** Looks at a part's folder; gives one sentence per fault. */
type Rule = (part: Part) => string[];

/** What a comment says before tags such as `@default`. */
const beforeTags = (doc: string) => doc.split(' @')[0] ?? '';

const sentence = /[.?!:)”"`]$/;

/** The items of the sections whose heading fits, an item's further lines included. */
function items(spec: string, heading: RegExp): string[] {
  const sections = spec.split(/^## /m).slice(1);
  return sections
    .filter((section) => heading.test(section.split('\n')[0] ?? ''))
    .flatMap((section) => section.split(/^- /m).slice(1));
}

const own = /^(?!The caller).* MUST$/;

const files: Rule = ({ name, kind, files: present }) => {
  const wanted = [
    'SPEC.md',
    `${name}.tsx`,
    `${name}.stories.tsx`,
    `${name}.states.stories.tsx`,
    `${name}.test.tsx`,
  ];
  const missing = wanted.filter((file) => !present.includes(file)).map((file) => `${file} is missing.`);
  // A pattern is composed; it may need no look of its own.
  const isDrawn = kind === 'patterns' || present.some((file) => file.endsWith('.css.ts'));
  return isDrawn ? missing : [...missing, 'A stylesheet is missing.'];
};

const spec: Rule = (part) => {
  const text = part.text('SPEC.md');
  const opening = text.split('\n').filter((line) => line !== '');
  const problems = [];
  if (!/^# [A-Z]/.test(opening[0] ?? '')) problems.push('SPEC.md begins with no title.');
  if (!/[.!?]/.test(opening[1] ?? '') || opening[1]?.startsWith('#'))
    problems.push('SPEC.md does not say in a sentence what it is.');
  if (items(text, own).length === 0) problems.push('SPEC.md has no list of what it MUST do.');
  if (items(text, /^The caller (MUST|SHOULD)$/).length === 0)
    problems.push('SPEC.md does not say what its caller owes it.');
  return problems;
};

const checks: Rule = (part) => {
  const promised = items(part.text('SPEC.md'), own).length;
  const count = (file: string, pattern: RegExp) => part.text(file).match(pattern)?.length ?? 0;
  const tests = part.files.filter((file) => /\.test\.tsx?$/.test(file));
  const made =
    tests.reduce((sum, file) => sum + count(file, /^\s+it(\.each\(.*)?\(/gm), 0) +
    storyFiles(part).reduce((sum, file) => sum + count(file, /^\s+(async )?play[:(,]/gm), 0);
  return made < promised ? [`${promised} things that it MUST do, and ${made} tests and plays.`] : [];
};

/** Whether an interface holds props that a caller passes. */
const isPublic = ({ name, isExported }: { readonly name: string; readonly isExported: boolean }) =>
  (isExported && name.endsWith('Props')) || name === 'OwnProps';

const docs: Rule = (part) =>
  shipped(part).flatMap((file) => {
    const shapes = readSource(file, part.text(file)).shapes.filter(isPublic);
    return shapes.flatMap(({ name, members }) =>
      members
        .filter(({ doc }) => doc === undefined || !sentence.test(beforeTags(doc)))
        .map((member) => `${file}: ${name}.${member.name} has no sentence.`),
    );
  });

/** Whether a file destructures a prop with a default: `{ size = 'medium' }`. */
const hasDefault = (text: string, prop: string) => new RegExp(`[{,]\\s*${prop} = [^=>]`).test(text);

const defaults: Rule = (part) =>
  shipped(part).flatMap((file) => {
    const text = part.text(file);
    const shapes = readSource(file, text).shapes.filter(isPublic);
    return shapes.flatMap(({ name, members }) =>
      members
        .filter(({ name: prop, doc = '' }) =>
          hasDefault(text, prop) ? !doc.includes('@default ') : /\bDefault:? /.test(beforeTags(doc)),
        )
        .map((member) => `${file}: ${name}.${member.name} does not tell its default as \`@default\`.`),
    );
  });

const stories: Rule = (part) =>
  storyFiles(part).flatMap((file) => {
    const all = readSource(file, part.text(file)).constants.filter(({ value }) =>
      /^meta\.story\(/.test(value),
    );
    const mute = all.filter(({ doc }) => doc === undefined || !sentence.test(doc));
    return [
      ...(all.length === 0 ? [`${file} has no story.`] : []),
      ...mute.map(({ name }) => `${file}: ${name} has no sentence.`),
    ];
  });

const stateSheet: Rule = (part) => {
  const text = part.text(`${part.name}.states.stories.tsx`);
  // What covers the screen cannot share it: there each state is a story.
  const isLaidOut = text.includes('<StateSheet') || (text.match(/= meta\.story\(/g) ?? []).length > 1;
  return isLaidOut ? [] : ['The states are neither on a StateSheet nor in stories of their own.'];
};

const transcript: Rule = (part) => {
  const text = part.text(`${part.name}.test.tsx`);
  return /\b(transcript|spoken)\(/.test(text) ? [] : ['No test reads it as a screen reader does.'];
};

const noLooks: Rule = (part) =>
  shipped(part).flatMap((file) =>
    readSource(file, part.text(file)).shapes.flatMap(({ name, members }) =>
      members
        .filter(
          ({ name: prop }) => name.endsWith('Props') && /^(className|style|css|sx|unstyled)$/.test(prop),
        )
        .map((member) => `${file}: ${name} lets looks in by ${member.name}.`),
    ),
  );

const handedOn = /\b(RootProps|OverlayProps|PagedOverlayProps)\b/;

/** Of patterns, by what their props are made of. Components are rendered for it, in roots.test.tsx. */
const patternRoot: Rule = (part) =>
  part.kind === 'components' || shipped(part).some((file) => handedOn.test(part.text(file)))
    ? []
    : ['Its props take no ref and no data attributes for its root.'];

/** What every folder of the library must have, by a sentence that says so. */
export const rules = {
  files: ['has its files, by their names', files],
  spec: ['has a SPEC.md that says what it is, what it MUST do and what its caller owes it', spec],
  checks: ['has at least as many checks as promises', checks],
  docs: ['has a sentence for every prop', docs],
  defaults: ['tells its defaults as `@default`', defaults],
  stories: ['has a sentence for every story', stories],
  stateSheet: ['has a sheet of its states', stateSheet],
  transcript: ['is read by a screen reader in a test', transcript],
  patternRoot: ['takes a ref and data attributes for its root, if a pattern', patternRoot],
  noLooks: ['has no way to change its looks from outside', noLooks],
} as const satisfies Record<string, readonly [title: string, rule: Rule]>;
