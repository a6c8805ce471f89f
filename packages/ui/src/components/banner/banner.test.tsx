import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Banner, type BannerProps } from './banner.tsx';

afterEach(cleanup);

const show = (props: Partial<BannerProps>) =>
  render(
    <UiProvider locale="en-US">
      <Banner {...props}>Nothing was taken.</Banner>
    </UiProvider>,
  );

describe('Banner', () => {
  it('is silent when it is on the page from the start', () => {
    show({ tone: 'danger' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is an alert when a failure comes, and a status when anything else does', () => {
    show({ tone: 'danger', isAnnounced: true });
    expect(screen.getByRole('alert').textContent).toContain('Nothing was taken.');
    cleanup();
    show({ tone: 'success', isAnnounced: true });
    expect(screen.getByRole('status').textContent).toContain('Nothing was taken.');
  });

  it('says in words what its colour and icon say', () => {
    const { container } = show({ tone: 'danger', title: 'Not sent' });
    expect(container.textContent).toBe('Error: Not sentNothing was taken.');
  });

  it('is heard as its tone, its title and its words, then its cross', async () => {
    const { container } = show({ tone: 'danger', title: 'Not sent', onDismiss: () => {} });
    const said = (await transcript(container)).join('\n');
    const places = ['Error', 'Not sent', 'Nothing was taken.', 'button, '].map((phrase) =>
      said.indexOf(phrase),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
