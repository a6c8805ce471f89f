import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Story } from '../stories/story-index.ts';
import { compare } from './compare.ts';
import type { Mode } from './matrix.ts';
import type { Change, Findings } from './report-page.ts';
import type { Studio } from './shoot.ts';

/** What two Storybooks differ in. Pictures of what differs are written below `folder`. */
export async function compareStories(
  { before, after }: { readonly before: Studio; readonly after: Studio },
  {
    modes,
    stories,
    folder,
  }: { readonly modes: readonly Mode[]; readonly stories: RegExp; readonly folder: string },
): Promise<Pick<Findings, 'changed' | 'added' | 'removed' | 'failed' | 'pictures'>> {
  const wanted = (studio: Studio) => [...studio.stories.values()].filter(({ id }) => stories.test(id));
  const changed: { story: Story; changes: Change[] }[] = [];
  const failed: { story: Story; reason: string }[] = [];
  const both = wanted(after).filter(({ id }) => before.stories.has(id));
  for (const story of both) {
    try {
      const changes = await changesOf(story, { before, after }, { modes, folder });
      if (changes.length > 0) changed.push({ story, changes });
    } catch (error) {
      failed.push({
        story,
        reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      });
    }
  }
  return {
    changed,
    failed,
    added: wanted(after).filter(({ id }) => !before.stories.has(id)),
    removed: wanted(before).filter(({ id }) => !after.stories.has(id)),
    pictures: (both.length - failed.length) * modes.length * 2,
  };
}

async function changesOf(
  { id }: Story,
  studios: { readonly before: Studio; readonly after: Studio },
  { modes, folder }: { readonly modes: readonly Mode[]; readonly folder: string },
): Promise<Change[]> {
  const [before, after] = await Promise.all([
    studios.before.shoot(id, modes),
    studios.after.shoot(id, modes),
  ]);
  const changes: Change[] = [];
  for (const { name: mode } of modes) {
    const [old, now] = [before.get(mode), after.get(mode)];
    if (!old || !now) continue;
    const { pixels, share, picture } = compare(old, now);
    if (!picture) continue;
    const place = `${id}/${mode.replaceAll(' ', '-')}`;
    await mkdir(join(folder, place), { recursive: true });
    await Promise.all([
      writeFile(join(folder, place, 'before.png'), old),
      writeFile(join(folder, place, 'after.png'), now),
      writeFile(join(folder, place, 'difference.png'), picture),
    ]);
    const path = (file: string) => `${place}/${file}.png`;
    changes.push({
      mode,
      pixels,
      share,
      before: path('before'),
      after: path('after'),
      difference: path('difference'),
    });
  }
  return changes;
}
