import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import { root } from '../lib/report.ts';
import { type PackageName, sourceOf } from './places.ts';

const headings = { major: 'Major changes', minor: 'Minor changes', patch: 'Patch changes', none: '' };

type Kind = keyof typeof headings;

/** What has changed since the last release, from the notes of `.changeset`; empty if nothing has. */
async function unreleased(name: string): Promise<string> {
  const { changesets, releases } = await getReleasePlan(root);
  const next = releases.find((release) => release.name === name);
  const ofKind = (kind: Kind) =>
    changesets.flatMap(({ summary, releases: parts }) =>
      parts.some((part) => part.name === name && part.type === kind)
        ? [`- ${summary.trim().replaceAll('\n', '\n  ')}`]
        : [],
    );
  const sections = (['major', 'minor', 'patch'] as const).flatMap((kind) => {
    const notes = ofKind(kind);
    return notes.length === 0 ? [] : [`### ${headings[kind]}\n\n${notes.join('\n')}\n`];
  });
  return next && sections.length > 0 ? `## ${next.newVersion}\n\n${sections.join('\n')}` : '';
}

/** A package's change log: that of its releases, and before it what the next one will say. */
export async function changeLog(name: PackageName): Promise<string> {
  const title = `@dayfare/${name}`;
  const released = await readFile(join(sourceOf(name), 'CHANGELOG.md'), 'utf8').catch(() => `# ${title}\n`);
  const [head = '', ...rest] = released.split(/(?<=^# .*\n)/);
  return [head, await unreleased(title), ...rest].filter((part) => part.trim() !== '').join('\n');
}
