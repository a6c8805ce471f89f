import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../messages/words.ts';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import { typingText, words } from './typing-words.ts';

const people = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eli'];
const text = (count: number, locale = 'en-US') =>
  typingText(people.slice(0, count), locale, wordsFor(words, locale).more);

describe('TypingIndicator', () => {
  it('shows up to three names, then "and N more", and ends with an ellipsis [connect-025]', () => {
    expect([0, 1, 2, 3, 4, 5].map((count) => text(count))).toEqual([
      '',
      'Ana…',
      'Ana and Ben…',
      'Ana, Ben and Cleo…',
      'Ana, Ben, Cleo and 1 more…',
      'Ana, Ben, Cleo and 2 more…',
    ]);
  });

  it('joins the names as Spanish and Canadian French do', () => {
    expect(text(5, 'es-US')).toBe('Ana, Ben, Cleo y 2 más…');
    expect(text(4, 'fr-CA')).toBe('Ana, Ben, Cleo et 1 autre…');
    expect(typingText(['Ana', 'Isabel'], 'es-US', String)).toBe('Ana e Isabel…');
  });

  it('is heard when typing begins, and not when another name joins', () => {
    const { again } = render(<TypingIndicator names={[]} />);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    again(<TypingIndicator names={['Ana']} />);
    expect(status.textContent).toBe('Typing: Ana…');
    again(<TypingIndicator names={['Ana', 'Ben']} />);
    expect(status.textContent).toBe('Typing: Ana…');
    expect(screen.getByText('Ana and Ben…')).toBeDefined();
    again(<TypingIndicator names={[]} />);
    again(<TypingIndicator names={['Ben']} />);
    expect(status.textContent).toBe('Typing: Ben…');
  });

  it('reads as one status, once', async () => {
    const { container } = render(<TypingIndicator names={['Ana']} />);
    expect(await transcript(container)).toEqual(['status', 'Typing: Ana…', 'end of status']);
  });
});
