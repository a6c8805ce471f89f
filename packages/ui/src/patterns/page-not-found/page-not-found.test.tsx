import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { PageNotFound } from './page-not-found.tsx';

const page = (onBack = vi.fn()) => <PageNotFound onBack={onBack} helpHref="/home/needhelp" />;

describe('PageNotFound', () => {
  it('has the heading "Well that’s odd", a subtitle that begins "You have stumbled", Go Back and Need Help [public-014]', async () => {
    const onBack = vi.fn();
    const { user } = render(page(onBack));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Well that’s odd');
    expect(screen.getByText(/^You have stumbled/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Need help?' }).getAttribute('href')).toBe('/home/needhelp');
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('speaks Spanish and Canadian French', () => {
    const { container } = render(page(), { locale: 'es-US' });
    expect(container.textContent).toContain('Llegaste por casualidad a una página que no existe.');
    expect(render(page(), { locale: 'fr-CA' }).container.textContent).toContain('Tiens, c’est étrange');
  });

  it('reads as a page: where one is, why, and the two ways on', async () => {
    const { container } = render(page());

    expect(await spoken(container)).toEqual([
      'heading, Well that’s odd, level 1',
      'You have stumbled upon a page that does not exist.',
      'button, Go Back',
      'Go Back',
      'link, Need help?',
      'Need help?',
    ]);
  });
});
