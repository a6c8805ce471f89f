import { expect, it } from 'vitest';
import { isoDate } from '../money/index.ts';
import { canCaseBecome, cardCaseState, caseDecisionBy } from './case.ts';

it('a case is decided within ten bank days', () => {
  expect(caseDecisionBy(isoDate('2026-11-20'), 'US')).toBe('2026-12-07');
});

it('what was decided about a case stays, and no case begins again', () => {
  const ways = cardCaseState.names.flatMap((from) =>
    cardCaseState.names.filter((to) => canCaseBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(ways).toEqual([
    ...['Opened Reviewing', 'Opened Credited', 'Opened Declined'],
    ...['Reviewing Credited', 'Reviewing Declined'],
  ]);
});
