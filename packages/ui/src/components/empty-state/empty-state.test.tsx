import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { transcript } from '../../testing/screen-reader.tsx';
import { EmptyState } from './empty-state.tsx';
import * as styles from './illustrations/illustration.css.ts';

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

  it.each([
    ['success', styles.success, styles.danger],
    ['failed', styles.danger, styles.success],
  ] as const)('draws %s in its own colour and not in that of actions', (illustration, own, other) => {
    const { container } = render(<EmptyState illustration={illustration} title="Sent" />);
    const count = (style: string) => container.querySelectorAll(`.${style}`).length;
    expect(count(own)).toBe(1);
    expect([other, styles.accent, styles.accentLine, styles.background].map(count)).toEqual([0, 0, 0, 0]);
  });
});
