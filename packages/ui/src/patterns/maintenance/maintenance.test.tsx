import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { Maintenance, type MaintenanceProps } from './maintenance.tsx';

const page = (props: Partial<MaintenanceProps> = {}) => (
  <Maintenance onRetry={vi.fn()} timeZone="America/New_York" {...props} />
);

describe('Maintenance', () => {
  it('asks again, but not twice at once', async () => {
    const onRetry = vi.fn();
    const { user, again } = render(page({ onRetry }));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    again(page({ onRetry, isRetrying: true }));
    await user.click(screen.getByRole('button', { name: /Check again/ }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows an end only where one is known', () => {
    const { container, again } = render(page());
    expect(container.querySelector('time')).toBeNull();
    again(page({ expectedAt: '2026-11-22T11:00:00Z' }));
    expect(container.querySelector('time')?.textContent).toMatch(/Sun, Nov.22, 6:00.AM.EST/);
  });

  it('reads in the order in which it stands, in each language', async () => {
    const { container } = render(page(), { locale: 'fr-CA' });
    expect(await spoken(container)).toEqual([
      'heading, Nous revenons tout de suite, level 1',
      expect.stringContaining('suivent leur cours'),
      'button, Vérifier de nouveau',
      'Vérifier de nouveau',
    ]);
    expect(render(page(), { locale: 'es-US' }).container.textContent).toContain('Volvemos enseguida');
  });
});
