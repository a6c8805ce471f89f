import { describe, expect, it } from 'vitest';
import { newDraft, readDraft, writeDraft } from './draft.ts';

const hour = 60 * 60_000;
const draft = { ...newDraft(), firstName: 'Nina', reached: 'EmployeeIdInput' } as const;

describe('a sign-up that is kept on the device', () => {
  it('is there for a day', () => {
    expect(readDraft(writeDraft(draft, 0), 24 * hour - 1)).toEqual(draft);
    expect(readDraft(writeDraft(draft, 0), 24 * hour)).toBeNull();
  });

  it('is not taken from the future, where a clock was put back', () => {
    expect(readDraft(writeDraft(draft, 1), 0)).toBeNull();
  });

  it.each(['null', '{}', '[]', '7', JSON.stringify({ ...draft, reached: 'Elsewhere', keptAt: 0 })])(
    'is begun again where %s is kept',
    (kept) => {
      expect(readDraft(kept, 0)).toBeNull();
    },
  );

  it('has no place for a password, a code or a social security number', () => {
    expect(Object.keys(draft).filter((key) => /password|code|ssn/i.test(key))).toEqual([]);
  });
});

it('a reference has six characters that are not mistaken for one another', () => {
  for (let count = 0; count < 50; count += 1)
    expect(newDraft().reference).toMatch(/^[A-HJKMNPQRSTVWXYZ2-9]{6}$/);
});
