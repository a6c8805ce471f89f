import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { ActivationSteps } from './activation-steps.tsx';

const page = (
  <ActivationSteps
    title="Activate your card"
    steps={[
      { title: 'Confirmed', isDone: true },
      { title: 'Choose a PIN', text: 'Four digits.' },
    ]}
    primary={{ label: 'Go on', onPress: vi.fn() }}
  />
);

describe('ActivationSteps', () => {
  it('shows each step, those that are done with a tick in place of their number [card-048]', () => {
    render(page);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.querySelector('[data-done] svg')).not.toBeNull();
    expect(second?.querySelector('svg')).toBeNull();
    expect(second?.textContent).toContain('2Choose a PIN');
  });

  it('says how many are done, as each language counts', () => {
    const value = () => screen.getAllByRole('progressbar').at(-1)?.getAttribute('aria-valuetext');
    render(page, { locale: 'fr-CA' });
    expect(value()).toBe('1 sur 2 terminée');
    render(page, { locale: 'es-US' });
    expect(value()).toBe('1 de 2 listos');
  });

  it('reads as a list of steps that says which are done', async () => {
    const { container } = render(page);
    const said = await spoken(container);
    expect(said).toContain('heading, Activate your card, level 1');
    expect(said.findIndex((phrase) => phrase.startsWith('Done:'))).toBeGreaterThan(-1);
    expect(said.at(-2)).toBe('button, Go on');
  });
});
