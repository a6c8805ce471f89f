import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Link } from './link.tsx';

describe('Link', () => {
  it('navigates within the page when the provider can', async () => {
    const navigate = vi.fn();
    const { user } = render(<Link href="/ewa/home">Home</Link>, { navigate });
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(navigate).toHaveBeenCalledWith('/ewa/home', undefined);
  });

  it('opens another site in a new tab that cannot reach back', () => {
    render(
      <Link href="https://example.com/" isExternal>
        Terms
      </Link>,
    );
    const link = screen.getByRole('link');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('says that it opens a new tab, in the reader’s language', async () => {
    const { container } = render(
      <Link href="https://example.com/" isExternal>
        Términos
      </Link>,
      { locale: 'es-US' },
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "link, Términos (se abre en otra pestaña)",
        "Términos",
        "(se abre en otra pestaña)",
        "end of link, Términos (se abre en otra pestaña)",
      ]
    `);
  });
});
