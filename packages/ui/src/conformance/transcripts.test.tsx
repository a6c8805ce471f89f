import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { transcript } from '../testing/screen-reader.tsx';
import { specimenEntries } from './specimens/specimens.ts';
import '../testing/overlays.ts';

const same = (text: string) => text;

describe('a screen reader', () => {
  it.each(specimenEntries.map(({ path, ...entry }) => [path, entry] as const))(
    'says of every component what is written down in its folder: %s',
    async (_path, { file, specimen }) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
      try {
        render(specimen(same));
        await expect((await transcript(document.body)).join('\n')).toMatchFileSnapshot(
          file.replace('../../', '../').replace('.specimen.tsx', '.transcript.txt'),
        );
      } finally {
        vi.useRealTimers();
      }
    },
  );
});
