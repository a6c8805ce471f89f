import { screen } from '@testing-library/react';
import { X } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { IconButton } from './icon-button.tsx';

describe('IconButton', () => {
  it('has the name that its icon shows', async () => {
    const onPress = vi.fn();
    const { user } = render(<IconButton icon={X} label="Close" onPress={onPress} />);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('says whether what it opens is open', () => {
    render(<IconButton icon={X} label="Menu" aria-expanded={false} aria-haspopup="menu" />);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
  });

  it('reads as a button, without its icon', async () => {
    const { container } = render(<IconButton icon={X} label="Close" />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "button, Close",
      ]
    `);
  });
});
