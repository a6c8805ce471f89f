import { contrast, parseColour } from '@dayfare/themes/checks/contrast';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Avatar } from './avatar.tsx';
import { initialsOf, letterIndex } from './initials.ts';
import { letterColours } from './letter-colours.ts';

describe('the colours of avatars', () => {
  it('are 26, chosen by the first letter of the name [connect-034]', () => {
    expect(letterColours).toHaveLength(26);
    for (const scheme of ['light', 'dark'] as const)
      expect(new Set(letterColours.map((colour) => colour[scheme].background)).size).toBe(26);
    const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    expect(alphabet.map(letterIndex)).toEqual(alphabet.map((_, index) => index));
    expect(letterIndex('maria')).toBe(letterIndex('Mary'));
    render(<Avatar name="Zoe" />);
    expect(screen.getByRole('img').getAttribute('data-letter')).toBe('25');
  });

  it('let their letters be read at 4.5:1 in both schemes', () => {
    for (const colour of letterColours)
      for (const { background, ink } of [colour.light, colour.dark])
        expect(contrast(parseColour(ink), parseColour(background))).toBeGreaterThanOrEqual(4.5);
  });

  it('take an accented letter as the plain one, and give any other script a colour too', () => {
    expect(letterIndex('Émile')).toBe(letterIndex('Emile'));
    for (const name of ['نور', '田中', '7-Eleven', '', '🌵']) {
      expect(letterIndex(name)).toBeGreaterThanOrEqual(0);
      expect(letterIndex(name)).toBeLessThan(26);
    }
  });
});

describe('initials', () => {
  it('come from the first and the last word', () => {
    expect(['Maria Lopez', 'ana', ' Juan  Carlos de la Cruz ', '', '🌵 club'].map(initialsOf)).toEqual([
      'ML',
      'A',
      'JC',
      '',
      '🌵C',
    ]);
  });
});

describe('Avatar', () => {
  it('is heard as its name, and not as initials', async () => {
    const { container } = render(<Avatar name="Maria Lopez" id="me" />);
    expect(container.querySelector('#me')).not.toBeNull();
    expect(await transcript(container)).toEqual(['image, Maria Lopez']);
  });

  it('is silent where the name stands beside it', () => {
    render(<Avatar name="Maria Lopez" isDecorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
