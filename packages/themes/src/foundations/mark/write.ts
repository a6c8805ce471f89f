// `node packages/themes/src/foundations/mark/write.ts`: draws registered-mark.ttf again, after a change of outline.ts.
import { writeFileSync } from 'node:fs';
import { fontFile } from './font-file.ts';
import { registeredMark } from './outline.ts';

writeFileSync(new URL('./registered-mark.ttf', import.meta.url), fontFile(registeredMark, 'Dayfare Mark'));
