import { screen } from '@testing-library/react';
import { House, Search, UserRound } from 'lucide-react';
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
      {
        href: '/me',
        label: 'Profile',
        icon: UserRound,
        badge: { count: 2, label: '2 new' },
        items: [
          { href: '/me/cards', label: 'Cards', icon: UserRound },
          { href: '/me/plans', label: 'Plans', icon: UserRound, badge: { count: 1, label: '1 due' } },
        ],
      },
    ]}
    logo="Dayfare"
    action={{ label: 'Find anything', icon: Search, isOpen: true, onPress: open }}
    person={{ href: '/account', name: 'Rosa Delgado', label: 'Your account', isCurrent: false }}
  />
);

describe('NavRail', () => {
  it('goes by the app’s own navigation, and its action opens something', async () => {
    const navigate = vi.fn();
    const { user } = render(rail, { navigate });
    await user.click(screen.getByRole('link', { name: /Profile/ }));
    expect(navigate.mock.calls[0]?.[0]).toBe('/me');
    const action = screen.getByRole('button', { name: 'Find anything' });
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
    expect(said).toContain('list, Profile');
    expect(said).toContain('link, Rosa Delgado Your account');
  });

  it('marks the page in a part as current, and the part as what is around it', () => {
    render(<NavRail label="Main" items={rail.props.items} current="/me" currentItem="/me/plans" />);
    const marks = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
    expect(marks).toEqual([null, 'true', null, 'page']);
  });

  it('marks the account of the person as the current page', () => {
    const person = { href: '/account', label: 'Your account', isCurrent: true };
    render(<NavRail label="Main" items={[]} person={person} />);
    expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('aria-current')).toBe('page');
  });
});
