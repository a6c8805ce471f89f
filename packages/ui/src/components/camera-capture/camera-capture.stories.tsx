import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusRing, expectNoOverflow, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { CameraCapture, type CameraCaptureProps } from './camera-capture.tsx';
import { brokenPhoto, licensePhoto } from './photo.fixtures.ts';

const meta = preview.meta({
  component: CameraCapture,
  title: 'Components/Camera capture',
  args: {
    label: 'Front of your driver’s license',
    value: null,
    onChange: fn(),
    aspectRatio: 1.586,
    description: 'All four edges in the picture, without glare.',
  },
  render: function Kept(args: CameraCaptureProps) {
    const [value, setValue] = useState(args.value);
    const change = (photo: File | null) => {
      setValue(photo);
      args.onChange?.(photo);
    };
    return <CameraCapture {...args} value={value} onChange={change} />;
  },
});

const pickerIn = (canvas: HTMLElement) => {
  const picker = canvas.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('There should be a file picker.');
  return picker;
};

/** Taken, looked at, taken again: the frame stays as large as it was. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const take = canvas.getByRole('button', { name: 'Take a photo' });
    await expectTouchTarget(take);
    await expect(take).toHaveAccessibleDescription(/All four edges/);
    await expect(canvas.getByRole('group', { name: 'Front of your driver’s license' })).toBeVisible();
    const picker = pickerIn(canvasElement);
    await expect(picker).toHaveAttribute('capture', 'environment');
    await expect(picker).toHaveAttribute('accept', 'image/jpeg,image/png');
    const height = () =>
      (canvasElement.querySelector('[style*=aspect-ratio]') ?? canvasElement).getBoundingClientRect().height;
    const before = height();
    await userEvent.upload(picker, licensePhoto);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.any(File));
    const photo = await canvas.findByRole<HTMLImageElement>('img', { name: /Photo taken/ });
    await expect(photo.src).toMatch(/^data:image\/png/);
    await expect(Math.abs(height() - before)).toBeLessThanOrEqual(1);
    await expect(canvas.getByText('Photo taken')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Take it again' })).toBeVisible();
  },
});

/** Removed by keyboard: the focus stays in the field. */
export const ByKeyboard = meta.story({
  args: { value: licensePhoto },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await tabInto();
    await expectFocusRing(canvas.getByRole('button', { name: 'Take it again' }));
    await userEvent.tab();
    await expectFocusRing(canvas.getByRole('button', { name: 'Remove the photo' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take a photo' })).toHaveFocus());
  },
});

/** The camera that looks at the reader. */
export const Selfie = meta.story({
  args: {
    label: 'A photo of you',
    camera: 'user',
    aspectRatio: 1,
    description: 'Your whole face, without a cap.',
  },
  play: async ({ canvasElement }) => expect(pickerIn(canvasElement)).toHaveAttribute('capture', 'user'),
});

/** What is wrong with this one, and how to mend it. */
export const Invalid = meta.story({
  args: { value: licensePhoto, error: 'Too dark: the name cannot be read. Take it again by a window.' },
  play: async ({ canvasElement }) => {
    const again = within(canvasElement).getByRole('button', { name: 'Take it again' });
    await expect(again).toHaveAccessibleDescription(/Too dark/);
  },
});

/** A file that is no picture: said in words, and another one can be taken at once. */
export const Broken = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const picker = pickerIn(canvasElement);
    await userEvent.upload(picker, brokenPhoto);
    await expect(await canvas.findByText(/couldn’t open this photo/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.upload(picker, licensePhoto);
    await expect(await canvas.findByRole('img', { name: /Photo taken/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/couldn’t open this photo/)).toBeNull());
    await userEvent.upload(picker, brokenPhoto);
    await expect(await canvas.findByText(/couldn’t open this photo/)).toBeVisible();
  },
});

/** No photo is needed. */
export const Optional = meta.story({ args: { isRequired: false } });

/** Cannot be used now. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** Long words break. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    description: twiceAsLong('Que se vean los cuatro bordes, sin reflejos.'),
    value: licensePhoto,
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: {
    label: 'Recto de votre permis de conduire',
    description: 'Les quatre bords dans l’image, sans reflet.',
    value: licensePhoto,
  },
});
