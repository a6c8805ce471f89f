import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { AccountFailed, type AccountFailedProps } from './account-failed.tsx';

const actions = () => ({ onBack: vi.fn(), onHelp: vi.fn(), onReenter: vi.fn(), homeHref: '/ewa/home' });
const membership = { variant: 'membership', phone: { label: '555-0142', href: 'tel:5550142' } } as const;

describe('AccountFailed', () => {
  it('says that the account cannot be found, and offers to re-enter it or to visit home [money-120]', async () => {
    const props = actions();
    const { user } = render(<AccountFailed {...props} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'We’re having trouble finding your account',
    );
    await user.click(screen.getByRole('button', { name: 'Re-enter' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(props.onReenter).toHaveBeenCalledOnce();
    expect(props.onBack).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Visit Home screen' }).getAttribute('href')).toBe('/ewa/home');
  });

  it('as membership asks to contact Membership Services, with phone, help, re-entry and home [money-119]', async () => {
    const props = actions();
    const { user } = render(<AccountFailed {...props} {...membership} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Please contact Membership Services');
    expect(screen.getByRole('link', { name: '555-0142' }).getAttribute('href')).toBe('tel:5550142');
    await user.click(screen.getByRole('button', { name: 'Need help?' }));
    await user.click(screen.getByRole('button', { name: 'Re-enter information' }));
    expect([props.onHelp.mock.calls.length, props.onReenter.mock.calls.length]).toEqual([1, 1]);
    expect(screen.getByRole('link', { name: 'Visit Home screen' })).toBeDefined();
  });

  it('does not compile as membership without a phone number', () => {
    // @ts-expect-error Whoever is asked to call needs a number.
    const props: AccountFailedProps = { ...actions(), variant: 'membership' };
    expect(props.phone).toBeUndefined();
  });

  it('reads in order, in Spanish', async () => {
    const { container } = render(<AccountFailed {...actions()} {...membership} />, { locale: 'es-US' });
    const said = await spoken(container);
    expect(said.filter((phrase) => /^(heading|link|button)/.test(phrase))).toEqual([
      'button, Atrás',
      'button, ¿Necesitas ayuda?',
      'heading, Comunícate con Servicios para Miembros, level 1',
      'link, 555-0142',
      'button, Escribir los datos de nuevo',
      'link, Ir a la pantalla de inicio',
    ]);
  });
});
