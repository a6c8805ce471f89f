import { screen } from '@testing-library/react';
import { CreditCard } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { BankLogo } from './bank-logo.tsx';
import { bankMarks } from './bank-marks.ts';

describe('BankLogo', () => {
  it('has a mark of its own for each index from 0 to 9 [money-156]', () => {
    expect(new Set(bankMarks.map((mark) => mark.paths.join())).size).toBe(10);
    for (const [index, mark] of bankMarks.entries()) {
      const { container, unmount } = render(<BankLogo index={index} name="Bank" />);
      expect(container.querySelector('path')?.getAttribute('d')).toBe(mark.paths[0]);
      unmount();
    }
  });

  it.each([10, -1, 1.5, null, undefined])('shows a bank that stands for any for %s', (index) => {
    const { container } = render(<BankLogo index={index} name="Bank" />);
    expect(container.querySelector('[data-bank]')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('shows the icon that it is given for what is not a bank', () => {
    const { container } = render(<BankLogo icon={CreditCard} name="Visa debit" />);
    expect(container.querySelector('svg.lucide-credit-card')).not.toBeNull();
  });

  it('is heard as the bank’s name, or not at all where that stands beside it', async () => {
    const { container } = render(<BankLogo index={2} name="First Example Bank" />);
    expect(await transcript(container)).toEqual(['image, First Example Bank']);
    render(<BankLogo index={2} name="" />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});
