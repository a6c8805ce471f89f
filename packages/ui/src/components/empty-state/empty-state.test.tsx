import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { transcript } from '../../testing/screen-reader.tsx';
import { EmptyState } from './empty-state.tsx';

afterEach(cleanup);

describe('EmptyState', () => {
  it('says in a heading what is missing, and keeps its picture to the eye', () => {
    const { container } = render(<EmptyState title="No transfers yet">They show here.</EmptyState>);
    expect(screen.getByRole('heading', { level: 2, name: 'No transfers yet' })).toBeDefined();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is heard as its heading and its sentence, and no more', async () => {
    const { container } = render(<EmptyState title="No transfers yet">They show here.</EmptyState>);
    expect(await transcript(container)).toEqual(['heading, No transfers yet, level 2', 'They show here.']);
  });

  it('draws with the roles of the brand, not with colours of its own', () => {
    const { container } = render(<EmptyState title="No transfers yet">They show here.</EmptyState>);
    expect(container.querySelector('svg')?.outerHTML).not.toMatch(/(fill|stroke|style)=|#[0-9a-f]{3}/);
  });
});
