import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { AppHeader, type AppHeaderProps } from './app-header.tsx';

afterEach(cleanup);

const show = (props: AppHeaderProps) =>
  render(
    <UiProvider locale="en-US">
      <AppHeader {...props} />
    </UiProvider>,
  );

describe('AppHeader', () => {
  it('has the page heading, unless the screen has its own', () => {
    show({ title: 'Get money' });
    expect(screen.getByRole('heading', { level: 1, name: 'Get money' })).toBeDefined();
    cleanup();
    show({ title: 'Get money', isPageHeading: false });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('goes back by its arrow, and has none where there is no way back', async () => {
    const onBack = vi.fn();
    show({ title: 'Get money', onBack });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
    cleanup();
    show({ title: 'Home' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
