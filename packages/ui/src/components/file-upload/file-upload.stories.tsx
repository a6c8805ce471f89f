import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  expectFocusRing,
  expectNoOverflow,
  expectTouchTarget,
  painted,
  tabInto,
} from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { FileUpload, type FileUploadProps, type UploadFile } from './file-upload.tsx';

const meta = preview.meta({
  component: FileUpload,
  title: 'Components/File upload',
  args: {
    label: 'Your last pay statements',
    files: [],
    maxFiles: 2,
    maxSize: 5_000_000,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: function Kept(args: FileUploadProps) {
    const [files, setFiles] = useState(args.files);
    const add = (added: File[], rejectedCount: number) => {
      const waiting = added.map(({ name, size }) => ({ id: name, name, size, status: 'waiting' }) as const);
      setFiles((before) => [...before, ...waiting]);
      args.onAdd(added, rejectedCount);
    };
    const remove = (id: string) => {
      setFiles((before) => before.filter((one) => one.id !== id));
      args.onRemove(id);
    };
    return <FileUpload {...args} files={files} onAdd={add} onRemove={remove} />;
  },
});

const file = (name: string, size = 2000) => new File([new Uint8Array(size)], name);
const pickerIn = (canvas: HTMLElement) => {
  const picker = canvas.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('There should be a file picker.');
  return picker;
};
const chooserIn = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: /Choose/ });

/** Says its limits, takes what is within them, and has each file removed by its own button. */
export const Default = meta.story({
  tags: ['validation-016'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const chooser = chooserIn(canvasElement);
    await expectTouchTarget(chooser);
    await expect(canvas.getByRole('group', { name: 'Your last pay statements' })).toBeVisible();
    await expect(chooser).toHaveAccessibleDescription(
      'PDF, DOCX, DOC, JPEG, JPG, or PNG, up to 5 MB each. 2 files at most.',
    );
    const picker = pickerIn(canvasElement);
    await expect(picker).toHaveAttribute('accept', '.pdf,.docx,.doc,.jpeg,.jpg,.png,image/jpeg,image/png');
    await userEvent.upload(picker, file('October.pdf'));
    await expect(canvas.getByText('October.pdf')).toBeVisible();
    const remove = canvas.getByRole('button', { name: 'Remove October.pdf' });
    await expectTouchTarget(remove);
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenLastCalledWith('October.pdf');
    await waitFor(() => expect(chooser).toHaveFocus());
  },
});

/** What is of another type, too large, empty or one too many is refused, each in its own words. */
export const Refused = meta.story({
  tags: ['validation-016'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const files = [
      file('song.mp3'),
      file('huge.pdf', 5_000_001),
      file('none.png', 0),
      file('a.pdf'),
      file('b.jpg'),
      file('c.doc'),
    ];
    await userEvent.setup({ applyAccept: false }).upload(pickerIn(canvasElement), files);
    await expect(canvas.getByText(/^song.mp3 is of a type/)).toBeVisible();
    await expect(canvas.getByText('huge.pdf is too large. Choose a file of 5 MB or less.')).toBeVisible();
    await expect(canvas.getByText('none.png is empty. Choose another file.')).toBeVisible();
    await expect(canvas.getByText(/^Only 2 files fit here/)).toBeVisible();
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(chooserIn(canvasElement)).toHaveAccessibleDescription(/song.mp3/);
  },
});

/** Files can be dropped; the page stays. */
export const Dropped = meta.story({
  play: async ({ canvasElement }) => {
    const zone = chooserIn(canvasElement).parentElement ?? canvasElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file('October.pdf'));
    const drag = (type: 'dragover' | 'drop') =>
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await expect(drag('dragover')).toBe(false);
    await painted();
    await expect(zone).toHaveAttribute('data-drop-target');
    await expect(drag('drop')).toBe(false);
    await painted();
    await expect(within(canvasElement).getByText('October.pdf')).toBeVisible();
    await expect(zone).not.toHaveAttribute('data-drop-target');
  },
});

const onTheirWay: UploadFile[] = [
  { id: 'a', name: 'October.pdf', size: 4_200_000, status: 'uploading', progress: 40 },
  { id: 'b', name: 'November.jpg', size: 820_000, status: 'done' },
];

/** How far each file is, by bar, sign and words. */
export const Uploading = meta.story({
  args: { files: onTheirWay },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(within(canvasElement).getByText('Uploaded')).toBeVisible();
  },
});

/** One failed: why, and a button to try it again. */
export const Failed = meta.story({
  args: {
    files: [
      { id: 'c', name: 'October.pdf', size: 4_200_000, status: 'failed', error: 'The connection was lost.' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The connection was lost.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: October.pdf' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('c');
    await expect(canvas.getByRole('button', { name: 'Remove October.pdf' })).toHaveFocus();
  },
});

/** Button, then each file's own; removed by keyboard, the focus stays in the field. */
export const ByKeyboard = meta.story({
  args: { files: onTheirWay },
  play: async ({ canvasElement, args }) => {
    const chooser = chooserIn(canvasElement);
    await tabInto();
    await expectFocusRing(chooser);
    await userEvent.tab();
    await expectFocusRing(within(canvasElement).getByRole('button', { name: 'Remove October.pdf' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('a');
    await expect(chooser).toHaveFocus();
  },
});

/** One is needed to go on. */
export const Invalid = meta.story({ args: { error: 'Add your pay statement to go on.' } });

/** Need not be given. */
export const Optional = meta.story({
  args: { isRequired: false, description: 'It makes the check faster.', maxFiles: 1 },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { isDisabled: true, files: onTheirWay } });

/** Long names and texts break. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    description: twiceAsLong('Así podemos comprobar sus datos más rápido.'),
    files: [{ id: 'l', name: `${unbreakable}.pdf`, size: 820_000, status: 'done' }],
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Vos derniers relevés de paie', files: onTheirWay, isRequired: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/jusqu’à 5\sMo par fichier/)).toBeVisible();
  },
});
