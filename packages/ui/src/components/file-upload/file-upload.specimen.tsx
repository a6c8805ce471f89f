import { help } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { FileUpload } from './file-upload.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <FileUpload
    label={say('Your pay stub')}
    types={['application/pdf']}
    maxSize={5_000_000}
    files={[{ id: 'a', name: `${say('Pay stub')}.pdf`, size: 40_000, status: 'done' }]}
    onAdd={nothing}
    onRemove={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
