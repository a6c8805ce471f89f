import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { CameraCapture } from './camera-capture.tsx';
import { licensePhoto } from './photo.fixtures.ts';

const picker = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type=file]');

describe('CameraCapture', () => {
  it('asks for the camera that looks away, or at the reader', () => {
    const { container, again } = render(<CameraCapture label="License" value={null} onChange={vi.fn()} />);
    expect(picker(container)?.getAttribute('capture')).toBe('environment');
    again(<CameraCapture label="You" value={null} onChange={vi.fn()} camera="user" />);
    expect(picker(container)?.getAttribute('capture')).toBe('user');
  });

  it('gives the photo, and nothing when the camera was closed', () => {
    const onChange = vi.fn();
    const { container } = render(<CameraCapture label="License" value={null} onChange={onChange} />);
    const input = picker(container);
    if (!input) throw new Error('There should be a file picker.');
    fireEvent.change(input, { target: { files: [] } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(input, { target: { files: [licensePhoto] } });
    expect(onChange).toHaveBeenCalledWith(licensePhoto);
  });

  it('leaves taking the photo to the caller who has another way', async () => {
    const onTake = vi.fn();
    const { container, user } = render(
      <CameraCapture label="License" value={null} onChange={vi.fn()} onTake={onTake} />,
    );
    await user.click(screen.getByRole('button'));
    expect([onTake.mock.calls, picker(container)]).toEqual([[[]], null]);
  });

  it('shows the photo from an address that the page’s policy lets in', async () => {
    render(<CameraCapture label="License" value={licensePhoto} onChange={vi.fn()} />);
    const photo = await screen.findByRole<HTMLImageElement>('img', { name: 'Photo taken: License' });
    expect(photo.src.startsWith('data:image/png;base64,')).toBe(true);
  });

  it('refuses a photo that the browser cannot open, in words', async () => {
    const onChange = vi.fn();
    render(<CameraCapture label="License" defaultValue={licensePhoto} onChange={onChange} />);
    fireEvent.error(await screen.findByRole('img'));
    expect(onChange).toHaveBeenCalledWith(null);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText(/couldn’t open this photo/)).toBeTruthy();
  });

  it('has the focus on its button after the photo was removed', async () => {
    const onChange = vi.fn();
    const { user } = render(<CameraCapture label="License" value={licensePhoto} onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
    expect(onChange).toHaveBeenCalledWith(null);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take it again' }));
  });

  it('passes attributes to its root, and an id to its group', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <CameraCapture
        label="License"
        value={null}
        onChange={vi.fn()}
        id="front"
        data-part="front"
        rootRef={ref}
      />,
    );
    expect([screen.getByRole('group').id, ref.current?.dataset.part]).toEqual(['front', 'front']);
  });

  it('reads what is asked for, the photo, and what can be done', async () => {
    const { container } = render(
      <CameraCapture label="License" value={licensePhoto} onChange={vi.fn()} error="Too dark." />,
    );
    await screen.findByRole('img');
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "License",
        "group, License",
        "image, Photo taken: License",
        "button, Take it again, Too dark.",
        "Take it again",
        "end of button, Take it again, Too dark.",
        "button, Remove the photo",
        "Remove the photo",
        "end of button, Remove the photo",
        "Photo taken",
        "end of group, License",
        "Too dark.",
      ]
    `);
  });
});
