import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { PageLayout } from './page-layout.tsx';

describe('PageLayout', () => {
  it('has one main part, and is no stop of Tab where nothing scrolls', async () => {
    const { container } = render(
      <PageLayout label="Home" header={<header>Top</header>} footer="Statement" id="page">
        Words.
      </PageLayout>,
    );
    expect(container.querySelector('#page')).not.toBeNull();
    expect(screen.getByRole('main').hasAttribute('tabindex')).toBe(false);
    expect(await transcript(container)).toEqual([
      'banner',
      'Top',
      'end of banner',
      'main',
      'Words.',
      'end of main',
      'Statement',
    ]);
  });
});
