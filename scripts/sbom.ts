// `pnpm build:sbom`: the bill of materials of all that the lockfile names, in CycloneDX.
import { readFileSync } from 'node:fs';
import { billFile, componentsIn, writeBill } from './lib/audit/bill.ts';

writeBill();
console.log(`${billFile}: ${componentsIn(readFileSync(billFile, 'utf8')).length} packages`);
