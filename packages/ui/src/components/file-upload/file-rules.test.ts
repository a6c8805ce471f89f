import { describe, expect, it } from 'vitest';
import {
  acceptedTypes,
  type FileLimits,
  sizeInWords,
  sortFiles,
  typesInWords,
  usualTypes,
} from './file-rules.ts';

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const limits: FileLimits = { types: usualTypes, maxSize: 100, room: 9 };
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('what is taken', () => {
  it('is pdf, docx, doc, jpeg, jpg and png, in small letters or large, and nothing else [validation-016]', () => {
    const good = ['a.pdf', 'b.DOCX', 'c.doc', 'd.jpeg', 'e.JPG', 'f.png'].map((name) => file(name));
    const bad = ['g.gif', 'h.exe', 'i.pdf.exe', 'pdf', 'j.heic', '.'].map((name) => file(name));
    const { taken, refused } = sortFiles([...good, ...bad], limits);
    expect(names(taken)).toEqual(names(good));
    expect(refused).toEqual(bad.map(({ name }) => ({ name, reason: 'type' })));
  });

  it('is no larger than the largest, and not empty', () => {
    const { taken, refused } = sortFiles([file('a.pdf', 100), file('b.pdf', 101), file('c.pdf', 0)], limits);
    expect(names(taken)).toEqual(['a.pdf']);
    expect(refused).toEqual([
      { name: 'b.pdf', reason: 'size' },
      { name: 'c.pdf', reason: 'empty' },
    ]);
  });

  it('is as many as there is room for, the first ones, and what is refused takes no room', () => {
    const { taken, refused } = sortFiles(
      ['a.gif', 'b.pdf', 'c.pdf'].map((name) => file(name)),
      { ...limits, room: 1 },
    );
    expect(names(taken)).toEqual(['b.pdf']);
    expect(refused.map(({ reason }) => reason)).toEqual(['type', 'count']);
  });
});

describe('the limits in words', () => {
  it('are written in the reader’s language', () => {
    expect(typesInWords(['pdf', 'doc', 'png'], 'en-US')).toBe('PDF, DOC, or PNG');
    expect(typesInWords(['pdf', 'png'], 'es-US')).toBe('PDF o PNG');
    expect(sizeInWords(4_200_000, 'en-US')).toBe('4.2 MB');
    expect(sizeInWords(4_200_000, 'fr-CA').replace(/\s/g, ' ')).toBe('4,2 Mo');
    expect(sizeInWords(12, 'en-US')).toBe('12 bytes');
  });

  it('are what the file picker asks for', () => {
    expect(acceptedTypes(['pdf', 'png'])).toEqual(['.pdf', '.png', 'image/png']);
  });
});
