import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { BarChart } from './bar-chart.tsx';

afterEach(cleanup);

const show = () =>
  render(
    <UiProvider locale="en-US">
      <BarChart
        title="Earned each day"
        currency="USD"
        today="2026-11-21"
        days={[
          { date: '2026-11-20', minor: 11_050 },
          { date: '2026-11-21', minor: 6_400 },
        ]}
        text={{
          showTable: 'Show table',
          showChart: 'Show chart',
          day: 'Day',
          amount: 'Earned',
          today: 'Today',
        }}
      />
    </UiProvider>,
  );

describe('BarChart', () => {
  it('gives assistive technology a real table and hides the picture', async () => {
    const { container } = show();
    const table = screen.getByRole('table', { name: 'Earned each day, as a table' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Day', 'Earned']);
    expect(within(table).getByRole('rowheader', { name: 'Saturday, November 21 (Today)' })).toBeDefined();
    expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
    const spoken = await transcript(container);
    expect(spoken).toContain('table, Earned each day, as a table');
    expect(spoken).toContain('$110.50');
    expect(spoken.filter((phrase) => phrase === '$64.00')).toHaveLength(1);
  });

  it('shows the table to everyone who asks for it', async () => {
    const { container } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
    expect(container.querySelector('figure > [aria-hidden]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show chart' }));
    expect(container.querySelector('figure > [aria-hidden]')).not.toBeNull();
  });

  it('tells days by the calendar, whatever the time zone of the machine', () => {
    show();
    expect(screen.getByRole('rowheader', { name: 'Friday, November 20' })).toBeDefined();
  });
});
