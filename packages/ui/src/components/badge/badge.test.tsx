import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Badge } from './badge.tsx';

describe('Badge', () => {
  it('is heard as its sentence and not as a bare figure', async () => {
    const { container } = render(<Badge count={120} label="120 unread messages" />);
    expect(container.textContent).toBe('99+120 unread messages');
    expect(await transcript(container)).toEqual(['120 unread messages']);
  });

  it('is not there for zero', () => {
    expect(render(<Badge count={0} label="No messages" />).container.textContent).toBe('');
  });

  it('is a dot without a number', () => {
    const { container } = render(<Badge id="new" label="New" />);
    expect(container.querySelector('#new[data-dot]')?.textContent).toBe('New');
  });
});
