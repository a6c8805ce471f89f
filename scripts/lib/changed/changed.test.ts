import { describe, expect, it } from 'vitest';
import { journeysFor } from './changed-journeys.ts';
import { unitsFor } from './changed-units.ts';

const web = 'apps/web/src/areas/money';

describe('the units that a change can reach', () => {
  const files = [
    `${web}/get-money/get-money.test.tsx`,
    `${web}/get-money/steps/step.test.ts`,
    `${web}/history/history.test.tsx`,
    'packages/domain/src/money/fee.test.ts',
  ];

  it('are those below the folder of a changed screen', () => {
    expect(unitsFor([`${web}/get-money/where-page.tsx`], files)).toEqual({
      web: files.slice(0, 2),
      hasOthers: false,
    });
  });

  it('are those of the nearest folder above that has any', () => {
    expect(unitsFor([`${web}/history/parts/row.tsx`], files).web).toEqual([files[2]]);
  });

  it('are a changed test alone', () => {
    expect(unitsFor([`${web}/get-money/steps/step.test.ts`], files).web).toEqual([files[1]]);
  });

  it('are found by imports where the change is outside the web app', () => {
    expect(unitsFor(['packages/domain/src/money/fee.ts'], files)).toEqual({ web: [], hasOthers: true });
    expect(unitsFor(['docs/figures/README.md'], files)).toEqual({ web: [], hasOthers: false });
  });
});

describe('the journeys that a change can reach', () => {
  const routes = [
    { path: `${web}/get-money/where.route.ts`, text: "path: '/ewa/get-money/where'," },
    { path: `${web}/history/detail.route.ts`, text: "path: '/ewa/history/:id'," },
  ];
  const specs = [
    { path: 'apps/web/e2e/money/a.spec.ts', text: "goto('/ewa/get-money/where')" },
    { path: 'apps/web/e2e/money/b.spec.ts', text: "'/ewa/get-money/where' /\\/ewa\\/get-money\\/where$/" },
    { path: 'apps/web/e2e/money/c.spec.ts', text: "'/ewa/get-money/where' '/ewa/get-money/where' ?" },
    { path: 'apps/web/e2e/money/d.spec.ts', text: "'/ewa/get-money/where-else' '/ewa/history/T1'" },
  ];

  it('are the two files that name its address most often', () => {
    expect(journeysFor([`${web}/get-money/where-page.tsx`], routes, specs)).toEqual({
      run: [specs[1]?.path, specs[2]?.path],
      leftOut: [specs[0]?.path],
    });
  });

  it('are found by addresses with a part that changes', () => {
    expect(journeysFor([`${web}/history/detail-page.tsx`], routes, specs).run).toEqual([specs[3]?.path]);
  });

  it('are whatever was changed itself, first', () => {
    const changed = ['apps/web/e2e/money/d.spec.ts', `${web}/get-money/where-page.tsx`];
    expect(journeysFor(changed, routes, specs).run).toEqual([specs[3]?.path, specs[1]?.path]);
  });
});
