import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { FileUpload, type FileUploadProps, type UploadFile } from './file-upload.tsx';

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const upload = (props: Partial<FileUploadProps> = {}) => (
  <FileUpload label="Statement" files={[]} onAdd={vi.fn()} onRemove={vi.fn()} {...props} />
);
const picker = (container: HTMLElement) => {
  const found = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!found) throw new Error('There should be a file picker.');
  return found;
};
const choose = (container: HTMLElement, files: File[]) =>
  fireEvent.change(picker(container), { target: { files } });

describe('FileUpload', () => {
  it('gives the files that it may take, and refuses others in words [validation-016]', () => {
    const onAdd = vi.fn<FileUploadProps['onAdd']>();
    const { container } = render(upload({ onAdd, maxFiles: 3 }));
    choose(container, [file('a.pdf'), file('b.gif'), file('c.PNG')]);
    const [[files = [], rejected] = []] = onAdd.mock.calls;
    expect([files.map(({ name }) => name), rejected]).toEqual([['a.pdf', 'c.PNG'], 1]);
    expect(screen.getByText(/^b.gif is of a type that cannot be used/)).toBeTruthy();
  });

  it('says once that there is no room, and takes it back with the next choice', () => {
    const { container } = render(upload());
    choose(container, [file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    expect(screen.getAllByText(/^Only 1 file fits here/)).toHaveLength(1);
    choose(container, [file('a.pdf')]);
    expect(screen.queryByText(/^Only 1 file fits here/)).toBeNull();
  });

  it('has the focus on its button after a file was removed', async () => {
    const onRemove = vi.fn();
    const files: UploadFile[] = [{ id: 'a', name: 'a.pdf', size: 10, status: 'done' }];
    const { user } = render(upload({ files, onRemove }));
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(onRemove).toHaveBeenCalledWith('a');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }));
  });

  it('takes nothing while it is disabled', () => {
    const onAdd = vi.fn();
    render(upload({ onAdd, isDisabled: true }));
    const zone = screen.getByRole('button').parentElement;
    const dataTransfer = { types: ['Files'], files: [file('a.pdf')] };
    if (zone) fireEvent.drop(zone, { dataTransfer });
    expect(onAdd).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });

  it('passes attributes to its root, and an id to its group', () => {
    const ref = createRef<HTMLDivElement>();
    render(upload({ id: 'statement', 'data-part': 'statement', rootRef: ref }));
    expect([screen.getByRole('group').id, ref.current?.dataset.part]).toEqual(['statement', 'statement']);
  });

  it('reads question, limits and files', async () => {
    const files: UploadFile[] = [
      { id: 'a', name: 'a.pdf', size: 420_000, status: 'uploading', progress: 40 },
      { id: 'b', name: 'b.pdf', size: 420_000, status: 'failed' },
    ];
    const { container } = render(upload({ files, maxFiles: 2, maxSize: 1_000_000, onRetry: vi.fn() }));
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Statement",
        "group, Statement",
        "button, Choose files, PDF, DOCX, DOC, JPEG, JPG, or PNG, up to 1 MB each. 2 files at most.",
        "Choose files",
        "end of button, Choose files, PDF, DOCX, DOC, JPEG, JPG, or PNG, up to 1 MB each. 2 files at most.",
        "end of group, Statement",
        "PDF, DOCX, DOC, JPEG, JPG, or PNG, up to 1 MB each. 2 files at most.",
        "list",
        "listitem, level 1, position 1, set size 2",
        "a.pdf",
        "420 kB",
        "progressbar, Uploading, max value 100, min value 0, current value 40%",
        "Uploading",
        "40%",
        "end of progressbar, Uploading, max value 100, min value 0, current value 40%",
        "button, Remove a.pdf",
        "end of listitem, level 1, position 1, set size 2",
        "listitem, level 1, position 2, set size 2",
        "b.pdf",
        "420 kB",
        "Not uploaded",
        "button, Try again: b.pdf",
        "button, Remove b.pdf",
        "end of listitem, level 1, position 2, set size 2",
        "end of list",
      ]
    `);
  });
});
