import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { QrCode } from './qr-code.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <QrCode
    value="https://example.test/app"
    label={say('Get the app')}
    alternative={say('Or open example.test on your phone.')}
    {...rootAttributes}
  />
);
