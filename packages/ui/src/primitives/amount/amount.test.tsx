import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Amount } from './amount.tsx';

describe('Amount', () => {
  it('is spoken once, as one text, however many runs it is set in', async () => {
    const { container } = render(<Amount minor={124025} currency="USD" size="hero" />);
    expect(await transcript(container)).toEqual(['$1,240.25']);
  });

  it('shows two decimals in every size [ui-015]', () => {
    for (const size of ['hero', 'title', 'row'] as const) {
      const { unmount, container } = render(<Amount minor={4000} currency="USD" size={size} />);
      expect(container.textContent).toContain('40.00');
      unmount();
    }
  });

  it('follows the reader’s language', () => {
    render(<Amount minor={4000} currency="CAD" />, { locale: 'fr-CA' });
    expect(screen.getByText(/^40,00\s\$$/)).toBeTruthy();
  });

  it('sets cents as the brand presets', () => {
    const cents = (container: HTMLElement) =>
      container.querySelector('[aria-hidden] > :last-child')?.className;
    const raised = cents(render(<Amount minor={4000} currency="USD" size="hero" />).container);
    const level = cents(
      render(
        <UiProvider locale="en-US" defaults={{ header: { logo: 'full' }, amount: { cents: 'baseline' } }}>
          <Amount minor={4000} currency="USD" size="hero" />
        </UiProvider>,
      ).container,
    );
    expect(raised).toContain('raised');
    expect(level).toContain('baseline');
  });
});
