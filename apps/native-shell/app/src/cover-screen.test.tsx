import type { Shell, ShellState } from '@dayfare/native-shell/shell';
import { shellWords } from '@dayfare/native-shell/words';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react-native';
import { CoverScreen } from './cover-screen.tsx';

const colours = { canvas: '#fff', text: '#111', textMuted: '#555', action: '#00f', onAction: '#fff' };
const shown: ShellState = {
  ...{ isLocked: false, trouble: null, waitsFor: null, lockNote: null },
  ...{ language: 'en', address: 'https://pay.example/' },
};

/** Draws what lies over the page in a state. */
async function show(changes: Partial<ShellState>) {
  const shell = { unlock: jest.fn(), signInInstead: jest.fn(), retry: jest.fn() };
  await render(
    <CoverScreen
      shell={shell as unknown as Shell}
      state={{ ...shown, ...changes }}
      colours={colours}
      name="Dayfare"
    />,
  );
  return shell;
}

describe('what lies over the page', () => {
  it('is nothing while the page can be seen', async () => {
    await show({});
    expect(screen.toJSON()).toBeNull();
  });

  it('is the picture alone until the page is ready', async () => {
    await show({ waitsFor: 'page' });
    expect(screen.getByLabelText('Dayfare')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe.each(['en', 'es', 'fr'] as const)('in %s', (language) => {
  const words = shellWords[language];

  it.each(['offline', 'unavailable', 'untrusted', 'crashed'] as const)(
    'it says what is wrong, and loads again: %s',
    async (trouble) => {
      const { retry } = await show({ trouble, language });
      expect(screen.getByRole('header').props.children).toBe(words.troubles[trouble].title);
      await fireEvent.press(screen.getByRole('button', { name: words.troubles[trouble].action }));
      expect(retry).toHaveBeenCalledTimes(1);
    },
  );

  it('the lock unlocks, or leads to the sign-in', async () => {
    const { unlock, signInInstead } = await show({ isLocked: true, trouble: 'offline', language });
    await fireEvent.press(screen.getByRole('button', { name: words.lock.action }));
    await fireEvent.press(screen.getByRole('button', { name: words.lock.signIn }));
    expect([unlock.mock.calls.length, signInInstead.mock.calls.length]).toEqual([1, 1]);
    expect(screen.queryByText(words.troubles.offline.title)).toBeNull();
  });

  it('the lock says that there were too many tries', async () => {
    await show({ isLocked: true, lockNote: 'tooManyTries', language });
    expect(screen.getByText(words.lock.tooManyTries)).toBeTruthy();
  });
});
