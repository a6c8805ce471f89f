import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type CheckName,
  checkNames,
  isStatus,
  type PartStatus,
  type Status,
} from '../../.storybook/pages/status/status-data.ts';
import { root } from '../lib/report.ts';
import { readStories } from '../lib/stories/story-index.ts';

/** Where the status lies between runs. */
export const statusFile: string = join(root, '.reports/status.json');

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** The commit that is checked; ends in `+` where files have been changed since. Empty outside a clone. */
function commitNow(): string {
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return '';
  }
}

/** What was found before of parts that still have stories in a built Storybook: one that got another title is another part. */
function partsBefore(storybook: string): readonly PartStatus[] {
  if (!existsSync(statusFile)) return [];
  const before: unknown = JSON.parse(readFileSync(statusFile, 'utf8'));
  return isStatus(before) ? stillThere(before.parts, readStories(storybook)) : [];
}

/** The parts whose story is in Storybook's index. */
export const stillThere = (
  parts: readonly PartStatus[],
  stories: readonly { readonly id: string }[],
): PartStatus[] => parts.filter(({ storyId }) => stories.some(({ id }) => id === storyId));

/** Parts as they were found now; a check that was not made now stands as it was found before. Parts that were not looked at stay. */
export function mergeParts(before: readonly PartStatus[], now: readonly PartStatus[]): PartStatus[] {
  const merged = now.map((part): PartStatus => {
    const old = before.find(({ title }) => title === part.title);
    const outcomeOf = (name: CheckName) =>
      part.checks[name].made === 0 && old ? old.checks[name] : part.checks[name];
    const checks = Object.fromEntries(checkNames.map((name) => [name, outcomeOf(name)]));
    return { ...part, checks: checks as PartStatus['checks'] };
  });
  const kept = before.filter(({ title }) => !now.some((part) => part.title === title));
  return [...kept, ...merged].toSorted((a, b) => (a.title < b.title ? -1 : 1));
}

/** Writes down what was found, for the page "Status" of the Storybook in `storybook` and of the next one. */
export function keepStatus(madeAt: string, parts: readonly PartStatus[], storybook: string): Status {
  const status = { madeAt, commit: commitNow(), parts: mergeParts(partsBefore(storybook), parts) };
  mkdirSync(dirname(statusFile), { recursive: true });
  writeFileSync(statusFile, `${JSON.stringify(status)}\n`);
  // Storybook serves the first while it is developed; the second is in the one that was looked at.
  const copies = [join(root, '.storybook/generated/status.json'), join(storybook, 'status.json')];
  for (const copy of copies) if (existsSync(dirname(copy))) copyFileSync(statusFile, copy);
  return status;
}
