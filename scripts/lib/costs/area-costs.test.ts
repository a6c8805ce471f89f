import { describe, expect, it } from 'vitest';
import { aboveBudget, areaCosts } from './area-costs.ts';

const sources = [
  { path: 'apps/web/src/areas/rides/rides.test.tsx', text: "it('a [rides-001, rides-002]')" },
  { path: 'apps/sandbox/src/areas/rides/rides.test.ts', text: "it('a [rides-002]')" },
  { path: 'apps/web/e2e/tips/tips.spec.ts', text: "test('a [tips-001]')" },
];
const areas = ['rides', 'tips'];

describe('what areas cost', () => {
  it('shares the processor time of a stage out as its files were timed', () => {
    const unit = {
      processorSeconds: 100,
      files: {
        'apps/web/src/areas/rides/rides.test.tsx': 10,
        'apps/sandbox/src/areas/rides/rides.test.ts': 10,
        'packages/ui/src/button.test.tsx': 20,
      },
    };
    const journeys = { processorSeconds: 8, files: { 'apps/web/e2e/tips/tips.spec.ts': 4 } };
    expect(areaCosts([unit, journeys], sources, areas, 1)).toEqual([
      { area: 'rides', seconds: 50, rows: 2 },
      { area: 'tips', seconds: 8, rows: 1 },
    ]);
  });

  it('divides by how slow the machine is, and takes the paths of stories', () => {
    const stories = { processorSeconds: 10, files: { './apps/web/src/areas/tips/tips.stories.tsx': 1 } };
    expect(areaCosts([stories], sources, areas, 2)).toEqual([{ area: 'tips', seconds: 5, rows: 1 }]);
  });

  it('leaves out what is no area, and stages that go by no files', () => {
    const lint = { processorSeconds: 10, files: {} };
    const unit = { processorSeconds: 10, files: { 'apps/sandbox/src/platform/http.test.ts': 1 } };
    expect(areaCosts([lint, unit], sources, areas, 1)).toEqual([]);
  });

  it('names the areas above the budget, those without rows first', () => {
    const dear = { area: 'dear', seconds: 8, rows: 5 };
    const dearer = { area: 'dearer', seconds: 8, rows: 4 };
    const rowless = { area: 'rowless', seconds: 1, rows: 0 };
    const cheap = { area: 'cheap', seconds: 6, rows: 4 };
    expect(aboveBudget([dear, cheap, rowless, dearer])).toEqual([rowless, dearer, dear]);
  });
});
