import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { transcript } from '../../testing/screen-reader.tsx';
import { Disclosure } from './disclosure.tsx';

afterEach(cleanup);

describe('Disclosure', () => {
  it('opens and closes by keyboard and tells which it is', async () => {
    const onExpandedChange = vi.fn();
    render(
      <Disclosure label="How?" onExpandedChange={onExpandedChange}>
        Like this.
      </Disclosure>,
    );
    const trigger = screen.getByRole('button', { name: 'How?' });
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(onExpandedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps its place in the outline of the page', () => {
    render(
      <Disclosure label="How?" headingLevel={2}>
        Like this.
      </Disclosure>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'How?' })).toBeDefined();
  });

  it('reads as a heading with a button, and its content when it is open', async () => {
    const { container } = render(
      <Disclosure label="How?" defaultExpanded>
        Like this.
      </Disclosure>,
    );
    const spoken = await transcript(container);
    expect(spoken[0]).toBe('heading, How?, level 3');
    expect(spoken[1]).toMatch(/^button, How\?.*, expanded/);
    expect(spoken).toContain('Like this.');
  });
});
