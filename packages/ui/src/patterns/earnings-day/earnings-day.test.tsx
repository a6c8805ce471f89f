import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { EarningsDay } from './earnings-day.tsx';

const day = (overtime = 0) => (
  <EarningsDay
    date="2026-11-20"
    currency="USD"
    earnedMinor={18_450}
    hours={{ regular: 8, overtime, doubleOvertime: 0, total: 8 + overtime }}
  />
);

describe('EarningsDay', () => {
  it('shows the day, what was earned, and the hours', () => {
    render(day(1.5));
    expect(screen.getByRole('heading').textContent).toBe('Friday, November 20');
    expect(screen.getByText('$184.50')).toBeDefined();
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      '8 hours',
      '1.5 hours',
      '9.5 hours',
    ]);
  });

  it('leaves out the overtime that there was not', () => {
    render(day());
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Regular', 'Total hours']);
  });

  it('reads names before figures, in Canadian French', async () => {
    const { container } = render(<main>{day(1)}</main>, { locale: 'fr-CA' });
    const said = await spoken(container);
    const facts = ['Heures normales', '8 heures', 'Heures supplémentaires', '1 heure'];
    const places = facts.map((fact) => said.findIndex((phrase) => phrase.replaceAll(/\s/g, ' ') === fact));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
