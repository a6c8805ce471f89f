import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { transcript } from '../testing/screen-reader.tsx';
import { specimens } from './specimens/specimens.ts';

const same = (text: string) => text;

describe('a screen reader', () => {
  it.each(Object.entries(specimens))(
    'says of every component what is written down: %s',
    async (name, specimen) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
      try {
        render(specimen(same));
        await expect((await transcript(document.body)).join('\n')).toMatchFileSnapshot(
          `transcripts/${name}.txt`,
        );
      } finally {
        vi.useRealTimers();
      }
    },
  );
});
