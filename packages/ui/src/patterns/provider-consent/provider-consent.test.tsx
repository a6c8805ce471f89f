import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { ProviderConsent } from './provider-consent.tsx';
import '../../testing/overlays.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const sheet = (isOpen = true, onContinue = vi.fn()) => (
  <ProviderConsent isOpen={isOpen} onClose={vi.fn()} onContinue={onContinue} />
);
const isTurning = () => screen.queryByText('Opening your payroll provider') !== null;
const press = () =>
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: /Continue to provide consent/ }));
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('ProviderConsent', () => {
  it('hides its spinner after 30 seconds, says so, and can be tried again [ui-003]', () => {
    const onContinue = vi.fn();
    render(sheet(true, onContinue));
    press();
    pass(29_999);
    expect(isTurning()).toBe(true);
    press();
    expect(onContinue).toHaveBeenCalledOnce();
    pass(1);
    expect(isTurning()).toBe(false);
    expect(screen.getByText('Your provider has not answered')).toBeDefined();
    press();
    expect(onContinue).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Your provider has not answered')).toBeNull();
  });

  it('begins again when it opens', () => {
    const { again } = render(sheet());
    press();
    again(sheet(false));
    again(sheet());
    pass(40_000);
    expect(screen.queryByText('Your provider has not answered')).toBeNull();
    expect(isTurning()).toBe(false);
  });

  it('reads as a dialog: what happens there, and the one way on', async () => {
    vi.useRealTimers();
    render(sheet(), { locale: 'es-US' });
    const said = await spoken(screen.getByRole('dialog'));
    expect(said.filter((phrase) => /^(heading|button)/.test(phrase))).toEqual([
      'heading, Continúa para dar tu consentimiento, level 2',
      'button, Cerrar',
      'button, Continuar para dar mi consentimiento',
    ]);
  });
});
