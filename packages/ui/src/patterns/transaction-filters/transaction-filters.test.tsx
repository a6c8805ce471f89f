import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { typedAmount, typedMinor } from './filter-values.ts';
import { noFilters, TransactionFilters, type TransactionFiltersProps } from './transaction-filters.tsx';
import '../../testing/overlays.ts';

const drawer = (props: Partial<TransactionFiltersProps> = {}) => (
  <TransactionFilters
    isOpen
    onClose={vi.fn()}
    onApply={vi.fn()}
    value={noFilters}
    currency="USD"
    sorts={[{ value: 'newest', label: 'Newest first' }]}
    timeFrames={[{ value: 'week', label: 'Last 7 days' }]}
    statuses={[{ value: 'done', label: 'Done' }]}
    types={[{ value: 'bank', label: 'Bank' }]}
    instruments={[{ value: '17', label: 'Checking' }]}
    {...props}
  />
);
const box = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const press = (name: string) => screen.getByRole('button', { name });

describe('TransactionFilters', () => {
  it('has filters by instruments, amount from 0 to 500, time frame, status and type [money-086]', async () => {
    const onApply = vi.fn();
    const { user } = render(drawer({ onApply }));
    expect([box(/Amount from/).value, box(/Amount to/).value]).toEqual(['0', '500']);
    for (const name of ['Done', 'Bank', 'Checking']) await user.click(screen.getByRole('checkbox', { name }));
    for (const name of [/Time frame/, /Sort by.*Newest first|Newest first.*Sort by/])
      expect(screen.getByRole('button', { name })).toBeDefined();
    expect(onApply).not.toHaveBeenCalled();
    await user.click(press('Show transactions'));
    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      minMinor: 0,
      maxMinor: 50_000,
      timeFrame: null,
      statuses: ['done'],
      types: ['bank'],
      instruments: ['17'],
      sort: null,
    });
  });

  it('says at the field that the amounts stand the wrong way round, and does not use them', async () => {
    const onApply = vi.fn();
    const { user } = render(drawer({ onApply, value: { ...noFilters, minMinor: 300, maxMinor: 200 } }));
    expect(screen.getByText('This must be at least the amount before it.')).toBeDefined();
    await user.click(press('Show transactions'));
    expect(onApply).not.toHaveBeenCalled();
  });

  it('resets everything by one press', async () => {
    const onApply = vi.fn();
    const { user } = render(drawer({ onApply, value: { ...noFilters, sort: 'x', types: ['bank'] } }));
    await user.click(press('Reset'));
    await user.click(press('Show transactions'));
    expect(onApply).toHaveBeenCalledExactlyOnceWith(noFilters);
  });

  it('takes an empty amount for no limit, and never loses a cent', () => {
    expect(typedMinor('', 50_000)).toBe(50_000);
    expect(typedMinor('40.29', 0)).toBe(4_029);
    expect([4_000, 4_025, 5].map(typedAmount)).toEqual(['40', '40.25', '0.05']);
  });

  it('reads as a dialog with named groups, in Canadian French', async () => {
    render(drawer(), { locale: 'fr-CA' });
    const said = (await spoken(screen.getByRole('dialog'))).join('\n');
    for (const phrase of [
      'heading, Filtrer les transactions',
      'textbox, Montant de',
      'group, État',
      'group, Compte ou carte',
    ])
      expect(said).toContain(phrase);
  });
});
