import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { DownloadAppBanner } from './download-app-banner.tsx';

export const page = 'views';

export const specimen: Specimen = (_say, rootAttributes) => (
  <DownloadAppBanner href="#app" onClose={nothing} {...rootAttributes} />
);
