import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { FileUpload, type UploadFile } from './file-upload.tsx';

const meta = preview.meta({ component: FileUpload, title: 'Components/File upload/States' });

const keep = () => undefined;
const handlers = { onAdd: keep, onRemove: keep, onRetry: keep };
const file = (name: string, more: Partial<UploadFile>): UploadFile => ({
  id: name,
  name,
  size: 420_000,
  status: 'waiting',
  ...more,
});
const one = (label: string, ...files: UploadFile[]) => (
  <FileUpload label={label} files={files} {...handlers} />
);

/** Every state. */
export const All = meta.story({
  args: { label: '', files: [], ...handlers },
  render: () => (
    <StateSheet
      states={{
        Empty: one('One'),
        'Under the pointer': <Forced state="hovered">{one('Two')}</Forced>,
        Pressed: <Forced state="pressed">{one('Three')}</Forced>,
        Focused: <Forced state="focus-visible">{one('Four')}</Forced>,
        Waiting: one('Five', file('one.pdf', {})),
        'On its way': one('Six', file('two.pdf', { status: 'uploading', progress: 40 })),
        Uploaded: one('Seven', file('three.pdf', { status: 'done' })),
        Failed: one('Eight', file('four.pdf', { status: 'failed' })),
        Invalid: (
          <FileUpload label="Nine" files={[]} {...handlers} error="Add your pay statement to go on." />
        ),
        Disabled: (
          <FileUpload label="Ten" files={[file('five.pdf', { status: 'done' })]} {...handlers} isDisabled />
        ),
      }}
    />
  ),
});
