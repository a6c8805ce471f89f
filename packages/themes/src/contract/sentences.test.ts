import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import tokens from '../brands/common/tokens.json' with { type: 'json' };
import { groupNames } from './kinds.ts';
import { tokenSentences } from './sentences.ts';

it('every token of the contract has its sentence, and no sentence is of anything else', () => {
  const sentences = tokenSentences(readFileSync(new URL('tokens.ts', import.meta.url), 'utf8'));
  const paths = [
    ...Object.keys(tokens.light).map((role) => `colour.${role}`),
    ...groupNames.flatMap((group) => Object.keys(tokens[group]).map((name) => `${group}.${name}`)),
  ];
  expect([...sentences.keys()].toSorted()).toEqual(paths.toSorted());
  expect(sentences.get('colour.action')).toBe(
    'Fill of the primary action. Below 3:1 against the page the button gets an edge of `borderStrong`.',
  );
});
