import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { LinkCard } from './link-card.tsx';
import '../../testing/overlays.ts';

function sheet(isOpen = true, onContinue = vi.fn()) {
  return <LinkCard isOpen={isOpen} onClose={vi.fn()} onContinue={onContinue} />;
}
const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;

describe('LinkCard', () => {
  it('offers payroll, chosen by default, or expense, one of them only [card-028]', async () => {
    const onContinue = vi.fn();
    const { user } = render(sheet(true, onContinue));
    expect([radio('Payroll card').checked, radio('Expense card').checked]).toEqual([true, false]);
    await user.click(radio('Expense card'));
    expect([radio('Payroll card').checked, radio('Expense card').checked]).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onContinue).toHaveBeenCalledExactlyOnceWith('expense');
  });

  it('begins with the payroll card whenever it opens', async () => {
    const { user, again } = render(sheet());
    await user.click(radio('Expense card'));
    again(sheet(false));
    again(sheet());
    expect(radio('Payroll card').checked).toBe(true);
  });

  it('reads as a dialog with one question, in Canadian French', async () => {
    render(sheet(), { locale: 'fr-CA' });
    const said = (await spoken(screen.getByRole('dialog'))).join('\n');
    expect(said).toContain('radiogroup, De quelle carte s’agit-il?');
    expect(said).toMatch(/radio, Carte de paie.*checked/);
    expect(said).toContain('radio, Carte de dépenses');
  });
});
