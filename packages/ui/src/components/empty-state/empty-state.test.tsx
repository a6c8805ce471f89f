import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EmptyState } from './empty-state.tsx';

afterEach(cleanup);

describe('EmptyState', () => {
  it('says in a heading what is missing, and keeps its picture to the eye', () => {
    const { container } = render(<EmptyState title="No transfers yet">They show here.</EmptyState>);
    expect(screen.getByRole('heading', { level: 2, name: 'No transfers yet' })).toBeDefined();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
