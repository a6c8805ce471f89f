import { describe, expect, it } from 'vitest';
import { exceptions } from './exceptions.ts';
import { parts } from './parts.ts';
import { rules } from './rules.ts';

/** Every rule by its name. */
type RuleId = keyof typeof rules;

const ids = Object.keys(rules) as RuleId[];
const isExcused = (id: RuleId, home: string) => exceptions[id]?.[home] !== undefined;

describe('every component and every pattern', () => {
  for (const id of ids) {
    const [title, rule] = rules[id];
    it.each(parts.filter(({ home }) => !isExcused(id, home)))(`${title}: $home`, (part) => {
      expect(rule(part)).toEqual([]);
    });
  }
});

describe('an exception', () => {
  it('stands only as long as it is needed, and for a part that is there', () => {
    const idle = ids.flatMap((id) =>
      Object.keys(exceptions[id] ?? {}).filter((home) => {
        const part = parts.find((candidate) => candidate.home === home);
        return !part || rules[id][1](part).length === 0;
      }),
    );
    expect(idle).toEqual([]);
  });
});
