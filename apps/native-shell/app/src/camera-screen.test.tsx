import { shellWords } from '@dayfare/native-shell/words';
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react-native';
import { CameraScreen } from './camera-screen.tsx';
import type { Camera } from './device/camera.ts';

jest.mock('expo-camera', () => {
  const { useImperativeHandle } = jest.requireActual<typeof import('react')>('react');
  const takePictureAsync = async () => ({ base64: 'AAAA' });
  return {
    CameraView: ({ ref }: { readonly ref: React.Ref<object> }) => {
      useImperativeHandle(ref, () => ({ takePictureAsync }));
      return null;
    },
  };
});

/** Draws the camera's screen while the page wants a picture. */
async function show(language: 'en' | 'es' | 'fr') {
  const end = jest.fn();
  const state = { current: { frame: 'document', end } };
  const shot = { get: () => state, subscribe: () => () => undefined };
  await render(<CameraScreen camera={{ shot } as unknown as Camera} language={language} />);
  return end;
}

it.each(['en', 'es', 'fr'] as const)('takes the picture, or closes without one, in %s', async (language) => {
  const { take, close } = shellWords[language].camera;
  const end = await show(language);
  await fireEvent.press(screen.getByRole('button', { name: take }));
  expect(end).toHaveBeenCalledWith({ mediaType: 'image/jpeg', base64: 'AAAA' });
  await fireEvent.press(screen.getByRole('button', { name: close }));
  expect(end).toHaveBeenLastCalledWith(null);
});
