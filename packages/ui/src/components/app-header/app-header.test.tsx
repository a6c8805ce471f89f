import { contrast, parseColour } from '@dayfare/themes/checks/contrast';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { AppHeader, type AppHeaderProps } from './app-header.tsx';
import { headerBackground } from './header-background.ts';

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

  it('shows the server’s arrow and text when it supplies a return address and a text [ui-009]', () => {
    show({ title: 'Pay', onBack: () => {}, remote: { returnUrl: '/partner', headerText: 'Partner' } });
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/partner');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Partner');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    { returnUrl: '/partner' },
    { headerText: 'Partner' },
    { returnUrl: '', headerText: 'Partner' },
    {},
  ])('keeps its own title and way back when the server supplies only %j [ui-009]', (remote) => {
    show({ title: 'Pay', onBack: () => {}, remote });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay');
  });

  it('takes a background from the server only as #rrggbb, with a text that can be read on it', () => {
    for (const refused of ['red', 'url(https://x)', '#fff', '#12345', 'var(--x)', '', null, undefined])
      expect(headerBackground(refused)).toBeUndefined();
    for (const background of ['#ffffff', '#000000', '#767676', '#ff0000', '#0000ff', '#00ff00', '#777777']) {
      const { ink } = headerBackground(background) ?? {};
      expect(
        ink && contrast(parseColour(ink), parseColour(background as `#${string}`)),
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('hands ref and data attributes to its root', () => {
    show({ title: 'Pay', id: 'top' });
    expect(document.querySelector('header')?.id).toBe('top');
  });

  it('reads as a banner with the way back and the heading', async () => {
    const { container } = show({ title: 'Pay', remote: { returnUrl: '/partner', headerText: 'Partner' } });
    expect(await transcript(container)).toEqual([
      'banner',
      'link, Back',
      'heading, Partner, level 1',
      'end of banner',
    ]);
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
