import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { transcript } from '../../testing/screen-reader.tsx';
import { ListRow } from './list-row.tsx';

afterEach(cleanup);

describe('ListRow', () => {
  it('is one link named by all its words', () => {
    render(<ListRow href="/t/1" title="To checking" subtitle="Instant" trailing="$40.00" status="Arrived" />);
    expect(screen.getByRole('link').textContent).toBe('To checkingInstant$40.00Arrived');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/t/1');
  });

  it('is one button that works by keyboard', async () => {
    const onPress = vi.fn();
    render(<ListRow onPress={onPress} title="Visa debit" />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('shows an avatar in place of an icon', () => {
    render(<ListRow href="/c/1" title="Clara Mbeki" icon={() => <i />} avatar={<b>CM</b>} />);
    expect(screen.getByRole('link').querySelector('i')).toBeNull();
    expect(screen.getByText('CM')).toBeDefined();
  });

  it('is neither when it leads nowhere', () => {
    render(<ListRow title="Visa debit" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads its words in the order in which they are seen', async () => {
    const { container } = render(
      <ListRow title="To checking" subtitle="Instant" trailing="$40.00" status="Arrived" />,
    );
    expect(await transcript(container)).toEqual(['To checking', 'Instant', '$40.00', 'Arrived']);
  });
});
