import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { DiscountSplash } from './discount-splash.tsx';

const page = (onStart = vi.fn()) => (
  <DiscountSplash
    title="Discounts"
    message="They cost you nothing."
    offer="Up to 40 % off"
    steps={[{ title: 'Choose' }, { title: 'Pay less' }]}
    onStart={onStart}
  />
);

describe('DiscountSplash', () => {
  it('has a how-it-works list and a Get Started button [marketplace-009]', async () => {
    const onStart = vi.fn();
    const { user } = render(page(onStart));
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1Choose', '2Pay less']);
    await user.click(screen.getByRole('button', { name: 'Get Started' }));
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('reads in order, in the reader’s language', async () => {
    const { container } = render(page(), { locale: 'fr-CA' });
    const said = await spoken(container);
    expect(said.filter((phrase) => /^(heading|button)/.test(phrase))).toEqual([
      'heading, Discounts, level 1',
      'heading, Comment ça marche, level 2',
      'button, Commencer',
    ]);
  });
});
