import { describe, expect, it } from 'vitest';
import { transcriptOf } from './transcript.ts';

const said = (index: number, author: string, at: string, more = {}) => ({
  ...{ index, author, at, isMine: author === 'Maya', event: null as string | null },
  ...more,
});
const messages = [
  said(1, 'Nadia', '2026-11-19T09'),
  said(2, 'Nadia', '2026-11-19T10'),
  said(3, 'Nadia', '2026-11-20T09'),
  said(4, 'Maya', '2026-11-20T10'),
  said(5, 'Nadia', '2026-11-20T11'),
  said(6, 'Nadia', '2026-11-20T12'),
];
const lines = (readTo: number | null) =>
  transcriptOf(messages, {
    readTo,
    dayOf: ({ at }) => at.slice(0, 10),
    keyOf: ({ index }) => `${index}`,
  }).map((line) => (line.kind === 'message' ? `${line.key}${line.isNamed ? ' named' : ''}` : line.key));

describe('a transcript', () => {
  it('has a mark for each day, and names an author after one', () => {
    expect(lines(null)).toEqual([
      ...['2026-11-19', '1 named', '2'],
      ...['2026-11-20', '3 named', '4 named', '5 named', '6'],
    ]);
  });

  it('has one mark before the first message that was new, which is never the reader’s own', () => {
    expect(lines(5)).toEqual([
      ...['2026-11-19', '1 named', '2'],
      ...['2026-11-20', '3 named', '4 named', '5 named', 'new', '6 named'],
    ]);
    expect(lines(3).indexOf('new')).toBe(lines(3).indexOf('5 named') - 1);
    expect(lines(6)).not.toContain('new');
  });
});
