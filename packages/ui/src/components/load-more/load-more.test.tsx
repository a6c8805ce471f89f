import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { LoadMore } from './load-more.tsx';

describe('LoadMore', () => {
  it('takes no second press while more are on their way', async () => {
    const onPress = vi.fn();
    const { user, again } = render(<LoadMore shown={20} total={45} onPress={onPress} id="more" />);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    again(<LoadMore shown={20} total={45} isLoading onPress={onPress} id="more" />);
    await user.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledOnce();
    expect(document.querySelector('#more')).not.toBeNull();
  });

  it('has no button when all are shown, unless there may be more', () => {
    const { again } = render(<LoadMore shown={45} total={45} onPress={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
    again(<LoadMore shown={45} isMoreAvailable onPress={() => {}} />);
    expect(screen.getByRole('button')).toBeDefined();
  });

  it('reads how many are shown, and its button', async () => {
    const { container } = render(<LoadMore shown={20} total={45} onPress={() => {}} />);
    expect(await transcript(container)).toEqual([
      'status',
      '20 of 45 shown',
      'end of status',
      'button, Show more',
      'Show more',
      'end of button, Show more',
    ]);
  });
});
