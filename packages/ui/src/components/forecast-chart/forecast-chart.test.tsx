import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import { heightOf, layOutLine } from './shape.ts';

const points = [
  { date: '2026-11-20', minor: 0 },
  { date: '2026-11-25', minor: 25_00 },
  { date: '2026-11-30', minor: 100_00 },
];

describe('the line of a forecast', () => {
  it('goes by the days and up to the goal', () => {
    expect(layOutLine(points, 100_00)).toEqual(['0,100', '50,76.5', '100,6']);
    expect(layOutLine(points.slice(0, 1), 100_00)).toEqual(['0,100']);
    expect(heightOf(100_00, 100_00)).toBe(6);
  });
});

const text = {
  ...{ goal: 'Goal', day: 'Day', amount: 'Saved', today: 'Today' },
  ...{ showTable: 'Show as a table', showChart: 'Show as a chart' },
};
const show = () =>
  render(<ForecastChart title="Plan" currency="USD" target={100_00} points={points} text={text} />);

describe('ForecastChart', () => {
  it('says every day in a table, today by its name, and hides the picture', async () => {
    const { container } = show();
    expect(screen.getByRole('row', { name: 'Nov 20, 2026 (Today) $0.00' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Nov 30, 2026 $100.00' })).toBeDefined();
    const said = await transcript(container);
    expect(said).toContain('table, Plan, as a table');
    expect(said).not.toContain('Goal');
  });

  it('shows the table in place of the picture, and back, by one button', async () => {
    const { container } = show();
    expect(container.querySelector('polyline')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(container.querySelector('polyline')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show as a chart' }));
    expect(container.querySelector('polyline')).not.toBeNull();
  });
});
