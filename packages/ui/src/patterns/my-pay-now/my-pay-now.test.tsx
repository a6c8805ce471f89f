import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { MyPayNow, type MyPayNowProps } from './my-pay-now.tsx';

const page = (props: Partial<MyPayNowProps> = {}) => (
  <MyPayNow value="" onChange={vi.fn()} onContinue={vi.fn()} onHelp={vi.fn()} {...props} />
);
const go = () => screen.getByRole('button', { name: /Continue/ }) as HTMLButtonElement;

describe('MyPayNow', () => {
  it('is at 60 percent, with a field for an account or a card, Continue and Need Help [money-117]', () => {
    render(page());
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
    expect(screen.getByRole('textbox', { name: 'Account or card number' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Need help?' })).toBeDefined();
  });

  it('keeps Continue disabled while the field is empty or the flag is set [money-117] [money-118]', () => {
    const { again } = render(page());
    expect(go().disabled).toBe(true);
    again(page({ value: '   ' }));
    expect(go().disabled).toBe(true);
    again(page({ value: '44', isPrimaryDisabled: true }));
    expect(go().disabled).toBe(true);
    again(page({ value: '44' }));
    expect(go().disabled).toBe(false);
  });

  it('takes no Enter while it is disabled or saving', async () => {
    const onContinue = vi.fn();
    const { user, again } = render(page({ onContinue }));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    again(page({ onContinue, value: '44', isPending: true }));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(onContinue).not.toHaveBeenCalled();
    again(page({ onContinue, value: '44' }));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it('reads as a form: how far, what for, the field with its help, and what to do', async () => {
    const { container } = render(page({ value: '4417' }), { locale: 'fr-CA' });
    const said = (await spoken(container)).join('\n');
    const order = [
      'Configuration de votre compte',
      'heading, Ma paie maintenant',
      'textbox, Numéro de compte',
      'button, Continuer',
    ];
    const places = order.map((phrase) => said.indexOf(phrase));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
