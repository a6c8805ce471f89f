import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { layOutArcs } from './arcs.ts';
import { RingChart } from './ring-chart.tsx';

const parts = (...minors: number[]) => minors.map((minor, index) => ({ label: `P${index}`, minor }));

describe('the arcs of a ring', () => {
  it('have shares that make 100 together, though each is whole', () => {
    const shares = layOutArcs(parts(1, 1, 1)).map((arc) => arc.share);
    expect(shares).toEqual([34, 33, 33]);
    expect(layOutArcs(parts(18_240, 9_410, 4_275, 2_110)).reduce((sum, arc) => sum + arc.share, 0)).toBe(100);
  });

  it('begin where the one before ended, with a gap; a single one closes the ring', () => {
    const [first, second] = layOutArcs(parts(25, 75));
    expect(first?.start).toBe(0);
    expect(first?.length).toBeLessThan(25);
    expect(second?.start).toBe(25);
    expect(layOutArcs(parts(7))[0]?.length).toBe(100);
  });

  it('can be seen however little they are, and are not there for nothing', () => {
    expect(layOutArcs(parts(1, 100_000))[0]?.length).toBe(1);
    expect(layOutArcs(parts(0, 5))[0]?.length).toBe(0);
    expect(layOutArcs(parts(0, 0)).map((arc) => arc.share)).toEqual([0, 0]);
  });
});

describe('RingChart', () => {
  it('says in a table what it draws, and hides the picture', async () => {
    const { container } = render(
      <RingChart
        title="Spending"
        currency="USD"
        parts={[
          { label: 'Gas', minor: 2_500 },
          { label: 'Food', minor: 7_500 },
        ]}
        text={{ total: 'Spent', part: 'Kind', amount: 'Amount', share: 'Share' }}
        id="ring"
      />,
    );
    expect(container.querySelector('figure')?.id).toBe('ring');
    expect(screen.getByRole('row', { name: /Food \$75\.00 75%/ })).toBeDefined();
    const said = await transcript(container);
    expect(said).toContain('table, Spending');
    expect(said).not.toContain('Spent');
  });
});
