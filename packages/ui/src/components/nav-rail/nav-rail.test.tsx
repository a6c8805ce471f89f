import { screen } from '@testing-library/react';
import { CircleUserRound, House, UserRound } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { NavRail } from './nav-rail.tsx';

const open = vi.fn();
const rail = (
  <NavRail
    label="Main"
    id="main"
    current="/home"
    items={[
      { href: '/home', label: 'Home', icon: House },
      { href: '/me', label: 'Profile', icon: UserRound, badge: { count: 2, label: '2 new' } },
    ]}
    logo="Dayfare"
    action={{ label: 'Your account', icon: CircleUserRound, isOpen: true, onPress: open }}
  />
);

describe('NavRail', () => {
  it('goes by the app’s own navigation, and its action opens something', async () => {
    const navigate = vi.fn();
    const { user } = render(rail, { navigate });
    await user.click(screen.getByRole('link', { name: /Profile/ }));
    expect(navigate.mock.calls[0]?.[0]).toBe('/me');
    const action = screen.getByRole('button', { name: 'Your account' });
    expect(action.getAttribute('aria-expanded')).toBe('true');
    await user.click(action);
    expect(open).toHaveBeenCalledOnce();
    expect(document.querySelector('nav')?.id).toBe('main');
  });

  it('reads as a navigation whose current part is marked', async () => {
    const { container } = render(rail);
    const said = await transcript(container);
    expect(said.slice(0, 2)).toEqual(['navigation, Main', 'Dayfare']);
    expect(said).toContain('link, Home, current page');
    expect(said.some((phrase) => phrase.startsWith('link, 2') && phrase.includes('Profile'))).toBe(true);
  });
});
