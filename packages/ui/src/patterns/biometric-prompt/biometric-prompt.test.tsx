import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { type BiometricKind, BiometricPrompt } from './biometric-prompt.tsx';
import '../../testing/overlays.ts';

const kinds: readonly BiometricKind[] = ['auth', 'settings', 'appSetting'];

function show(kind: BiometricKind, locale: 'en-US' | 'es-US' | 'fr-CA' = 'en-US') {
  const onAccept = vi.fn();
  const onDismiss = vi.fn();
  const rendered = render(<BiometricPrompt isOpen kind={kind} onAccept={onAccept} onDismiss={onDismiss} />, {
    locale,
  });
  return { ...rendered, onAccept, onDismiss };
}

describe('BiometricPrompt', () => {
  it.each(kinds)(
    'as %s has an image, a label, a description, a button and Not now [native-008]',
    async (kind) => {
      const { user, onAccept, onDismiss } = show(kind);
      const sheet = screen.getByRole('dialog');
      expect(sheet.querySelector('[aria-hidden="true"] svg')).not.toBeNull();
      expect(screen.getByRole('heading').textContent).not.toBe('');
      expect(sheet.querySelectorAll('p')).toHaveLength(1);
      const [accept, notNow] = screen.getAllByRole('button').filter((button) => button.textContent !== '');
      if (!accept || !notNow) throw new Error('There must be a button and a Not now.');
      await user.click(accept);
      await user.click(notNow);
      expect(notNow.textContent).toBe('Not now');
      expect([onAccept.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
    },
  );

  it('says something else for each kind, in each language', () => {
    const titles = kinds.flatMap((kind) =>
      (['en-US', 'es-US', 'fr-CA'] as const).map((locale) => {
        const { unmount } = show(kind, locale);
        const title = screen.getByRole('heading').textContent;
        unmount();
        return title;
      }),
    );
    expect(new Set(titles).size).toBe(9);
  });

  it('takes Escape as Not now', async () => {
    const { user, onDismiss } = show('auth');
    await user.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('reads as a dialog: what, why, and the two answers', async () => {
    show('auth', 'es-US');
    const said = await spoken(screen.getByRole('dialog'));
    expect(said.filter((phrase) => /^(heading|button)|contraseña/.test(phrase))).toEqual([
      'heading, Inicia sesión con tu rostro o tu huella, level 2',
      'button, Cerrar',
      expect.stringContaining('Más rápido que una contraseña'),
      'button, Activar',
      'button, Ahora no',
    ]);
  });
});
