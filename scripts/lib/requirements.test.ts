import { describe, expect, it } from 'vitest';
import { namedRows, parseCatalogue, summarise } from './requirements.ts';

const catalogue = parseCatalogue(
  'id\tarea\trequirement\tsource\nmoney-001\tmoney\tA\tS1\nmoney-002\tmoney\tB\tS1\n',
);

describe('the list of requirements', () => {
  it('finds rows in brackets at the end of a title, several at once too', () => {
    expect([...namedRows(["it('pays [money-001]')", "it('both [money-002, card-010]')"])]).toEqual([
      'money-001',
      'money-002',
      'card-010',
    ]);
  });

  it('finds rows among the tags of a story', () => {
    expect([...namedRows(["tags: ['autodocs', 'ui-010']"])]).toEqual(['ui-010']);
  });

  it('does not take other bracketed words for rows', () => {
    expect([...namedRows(['[data-brand]', "'utf-8'", "['en-US']"])]).toEqual([]);
  });

  it('does not take a telephone number for a row', () => {
    expect(namedRows(["'204-817'"]).size).toBe(0);
  });

  it('says by area what is named and what is missing', () => {
    expect(summarise(catalogue, new Set(['money-002']))).toEqual([
      { area: 'money', total: 2, named: ['money-002'], missing: ['money-001'] },
    ]);
  });

  it('refuses a line that is not a row', () => {
    expect(() => parseCatalogue('id\tarea\nnonsense')).toThrow('nonsense');
  });
});
