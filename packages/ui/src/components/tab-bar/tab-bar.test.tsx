import { screen } from '@testing-library/react';
import { House, UserRound } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { TabBar } from './tab-bar.tsx';

const bar = (
  <TabBar
    label="Main"
    id="main"
    current="/home"
    items={[
      { href: '/home', label: 'Home', icon: House },
      { href: '/me', label: 'Profile', icon: UserRound, badge: { count: 2, label: '2 new' } },
    ]}
  />
);

describe('TabBar', () => {
  it('goes by the app’s own navigation', async () => {
    const navigate = vi.fn();
    const { user } = render(bar, { navigate });
    await user.click(screen.getByRole('link', { name: /Profile/ }));
    expect(navigate.mock.calls[0]?.[0]).toBe('/me');
    expect(document.querySelector('nav')?.id).toBe('main');
  });

  it('reads as a navigation whose current part is marked', async () => {
    const { container } = render(bar);
    const said = await transcript(container);
    expect(said[0]).toBe('navigation, Main');
    expect(said).toContain('link, Home, current page');
    expect(said.some((phrase) => phrase.startsWith('link, 2') && phrase.includes('Profile'))).toBe(true);
  });
});
