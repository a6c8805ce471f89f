/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const texts = globSync('**/*.ts', { cwd: source })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

/** What a reader is said to give, for each whose result is written by hand. */
const readers = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/\b(\w+FromWire) ?(?:= )?\([^)]*\): (?:readonly )?(\w+)/g)].map(([, name, given]) => ({
    reader: `${file}: ${name}`,
    given: given ?? '',
    isOwn: new RegExp(`interface ${given}\\b`).test(text),
  })),
);

/** Results that are no payload read again: each with the reason. */
const byHand: Readonly<Record<string, string>> = {
  Settings: 'Functions that look a key up.',
  RecurringRequest: 'Sent as well as read.',
};

describe('what a payload means to the app', () => {
  it('is said once, by the one who reads it: no interface beside it lists the fields again', () => {
    const again = readers.filter(({ given, isOwn }) => isOwn && !(given in byHand));
    expect(
      again.map(({ reader, given }) => `${reader} gives ${given}; export Entity<typeof …> instead`),
    ).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    const given = new Set(readers.filter(({ isOwn }) => isOwn).map((one) => one.given));
    expect(Object.keys(byHand).filter((name) => !given.has(name))).toEqual([]);
  });

  it('is on the wire what its schema says: no type of the wire is written by hand', () => {
    const written = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(?:interface (Wire\w+)|type (Wire\w+) =\s*\{)/g)].map(
        ([, one, other]) => `${file}: ${one ?? other}`,
      ),
    );
    expect(written.filter((one) => one !== 'wire/envelope.ts: WireError')).toEqual([]);
  });
});
