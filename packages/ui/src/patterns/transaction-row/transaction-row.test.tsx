import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { type TransactionItem, TransactionRow } from './transaction-row.tsx';

const item: TransactionItem = {
  id: '1',
  title: 'To checking',
  date: '2026-11-20',
  minor: -4_000,
  status: 'pending',
  href: '/details',
};

describe('TransactionRow', () => {
  it('is a link with what it was, its amount with a sign, and its state in words', () => {
    render(<TransactionRow item={item} currency="USD" />);
    const row = screen.getByRole('link');
    expect(row.getAttribute('href')).toBe('/details');
    expect(row.textContent).toContain('To checking');
    expect(row.textContent).toContain('-$40.00');
    expect(row.textContent).toContain('On its way');
  });

  it.each(['failed', 'reversed'] as const)('shows no sign where no money moved: %s', (status) => {
    render(<TransactionRow item={{ ...item, minor: 8_500, status }} currency="USD" />);
    const row = screen.getByRole('link');
    expect(row.textContent).toContain('$85.00');
    expect(row.textContent).not.toMatch(/[+-]\$85/);
  });

  it('says the state in the caller’s words where there are any', () => {
    render(<TransactionRow item={item} currency="USD" statusLabel="Sent" />);
    expect(screen.getByText('Sent')).toBeDefined();
    expect(screen.queryByText('On its way')).toBeNull();
  });

  it('reads as one phrase', async () => {
    const { container } = render(<TransactionRow item={item} currency="USD" />, { locale: 'es-US' });
    const said = await transcript(container);
    expect(said[0]).toMatch(/^link, To checking.*40\.00.*En camino/);
  });
});
