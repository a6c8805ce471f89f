import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { AppRating } from './app-rating.tsx';
import '../../testing/overlays.ts';

describe('AppRating', () => {
  it.each([
    ['Rate It Now', 'rated'],
    ['Remind me later', 'remindLater'],
    ['No Thanks', 'noThanks'],
    ['Close', 'remindLater'],
  ])('asks "Please Rate Us", and %s gives %s [help-013]', async (name, answer) => {
    const onAnswer = vi.fn();
    const { user } = render(<AppRating isOpen onAnswer={onAnswer} />);
    expect(screen.getByRole('dialog', { name: 'Please Rate Us' })).toBeDefined();
    await user.click(screen.getByRole('button', { name }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
  });

  it('reads as a dialog with three answers, in each language', async () => {
    render(<AppRating isOpen onAnswer={vi.fn()} />, { locale: 'fr-CA' });
    const said = await spoken(screen.getByRole('dialog'));
    expect(said.filter((phrase) => /^(heading|button)/.test(phrase))).toEqual([
      'heading, Donnez-nous une note, level 2',
      'button, Fermer',
      'button, Donner une note',
      'button, Me le rappeler plus tard',
      'button, Non merci',
    ]);
  });
});
