import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { cardKind } from './card-kind.ts';
import { IssuerStatement } from './issuer-statement.tsx';

describe('IssuerStatement', () => {
  it('is worded by card type: GPR prepaid; CIP, CIP1 and NoCIP payroll; Debit debit; anything else prepaid [card-033]', () => {
    expect(['GPR', 'CIP', 'CIP1', 'NoCIP', 'Debit', 'ExpenseCard', '', 'toString'].map(cardKind)).toEqual([
      'prepaid',
      'payroll',
      'payroll',
      'payroll',
      'debit',
      'prepaid',
      'prepaid',
      'prepaid',
    ]);
  });

  it('shows "Prepaid Card" by default [card-033]', () => {
    const { container } = render(<IssuerStatement bank="Example Bank" id="issuer" />);
    expect(container.querySelector('#issuer')?.textContent).toBe(
      'The Prepaid Card is issued by Example Bank.',
    );
  });

  it('ends with one full stop where the bank’s name ends with one', () => {
    const { container } = render(<IssuerStatement bank="Example Bank, N.A." />);
    expect(container.textContent).toBe('The Prepaid Card is issued by Example Bank, N.A.');
  });

  it('sets registered marks as superscripts', () => {
    const { container } = render(<IssuerStatement bank="Example Bank, licensed by Visa®" />);
    expect(container.querySelector('sup')?.textContent).toBe('®');
  });

  it('reads as a sentence in the reader’s language', async () => {
    const { container } = render(<IssuerStatement cardType="CIP" bank="Banque Exemple" />, {
      locale: 'fr-CA',
    });
    expect(await transcript(container)).toContain('La carte de paie est émise par Banque Exemple.');
  });
});
