import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BrandLogo } from './brand-logo.tsx';

afterEach(cleanup);
const logo = { url: '/logo.svg', width: 160, height: 40 };

describe('BrandLogo', () => {
  it('is a picture with the name of the brand, drawn by reference', () => {
    render(<BrandLogo logo={logo} name="Paycor" />);
    const picture = screen.getByRole('img', { name: 'Paycor' });
    expect(picture.querySelector('use')?.getAttribute('href')).toBe('/logo.svg#art');
  });

  it('is silent where the name stands beside it', () => {
    const { container } = render(<BrandLogo logo={logo} name="" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
