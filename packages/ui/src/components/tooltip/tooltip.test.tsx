import { screen } from '@testing-library/react';
import { Info } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const tooltip = (
  <Tooltip text="Confirmed by your employer" id="hint">
    <IconButton icon={Info} label="Confirmed hours" />
  </Tooltip>
);

describe('Tooltip', () => {
  it('comes with the keyboard’s focus, describes its control, and goes on Escape', async () => {
    const { user } = render(tooltip);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    expect(screen.getByRole('tooltip').id).toBe('hint');
    expect(screen.getByRole('button', { description: 'Confirmed by your employer' })).toBe(
      document.activeElement,
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getByRole('button')).toBe(document.activeElement);
  });

  it('goes when the focus goes', async () => {
    const { user } = render(tooltip);
    await user.tab();
    await user.tab();
    await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
  });

  it('is read as the description of its control', async () => {
    const { user } = render(tooltip);
    await user.tab();
    expect(await transcript(document.body)).toContain('button, Confirmed hours, Confirmed by your employer');
  });
});
