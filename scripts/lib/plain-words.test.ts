import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './report.ts';

/** Words that say less than the one that is meant: user, employee, caller, server, tester. What people read in the product is not looked at. */
const vague = /\b(?:whoever|somebody|nobody|whom)\b/i;

/** Lines that still have one. It only falls: lower it when you have written some of them better. */
const known = 747;

const sources = '{packages,apps,scripts,.storybook}/**/*.{ts,tsx,mjs}';
const files = globSync([sources, 'docs/decisions/*.md'], {
  cwd: root,
  exclude: (path) => /(^|[\\/])(node_modules|dist|generated|\.cache|\.build)$/.test(path),
}).filter((file) => !/[\\/]texts(-\w+)?\.\w\w\.ts$/.test(file));

it('no new line says whoever, somebody, nobody or whom', () => {
  expect(files.length).toBeGreaterThan(2000);
  const lines = files
    .flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
    .filter((line) => vague.test(line));
  expect(lines.length).toBe(known);
});

/** Names that were private to this project, and what they are called now. */
const retired = {
  goOn: 'advance',
  plantPerson: 'insertPerson',
  standingOf: 'summarize…',
  withStanding: 'withPayPeriod',
  atHand: 'bundled',
  takeUp: 'resume',
  createLookout: 'watchPending',
  inTurn: 'runExclusive',
  checkMisses: 'limitFailedLookups',
  OutsideFirst: 'ExternalCallRequired',
};

it.each(Object.entries(retired))('nothing is called %s again, but %s', (name) => {
  const isUsed = new RegExp(`\\b${name}\\b`);
  const self = join('scripts', 'lib', 'plain-words.test.ts');
  expect(files).toContain(self);
  expect(
    files.filter((file) => file !== self && isUsed.test(readFileSync(join(root, file), 'utf8'))),
  ).toEqual([]);
});
