import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallHomes } from './make-call.ts';
import { OrderError } from './order-error.ts';

/** What a new area of calls is called and what it is about. */
export interface AreaOrder {
  /** Name of the area on every floor: `billpay`. */
  readonly area: string;
  /** What its calls are about, without a full stop: `Bills and the companies they are paid to`. */
  readonly says: string;
}

/**
 * Writes an area's contract and its folder in the server, both without calls, which `pnpm new:call` adds; gives their paths. Throws an OrderError, and writes
 * nothing, if it cannot.
 */
export function makeArea({ api, sandbox }: CallHomes, { area, says }: AreaOrder): readonly string[] {
  if (!/^[a-z]+$/.test(area)) throw new OrderError(`"${area}" must be one word of small letters: billpay.`);
  if (!/^[A-Z].*[^.]$/.test(says))
    throw new OrderError('Say what its calls are about, without a full stop: --says "Bills and billers".');
  const files = {
    [join(api, area, 'contract.ts')]: `/** ${says}. */\nexport const ${area}Contract = {};\n`,
    [join(sandbox, 'areas', area, 'handlers.ts')]:
      `/** Handlers of calls that have no file of their own. */\nexport const ${area}Handlers = {};\n`,
    [join(sandbox, 'areas', area, 'errors.ts')]:
      `/** What calls of the area are refused with. */\nexport const ${area}Errors = {};\n`,
  };
  const taken = Object.keys(files).find((file) => existsSync(file));
  if (taken) throw new OrderError(`There is an area "${area}" already: ${taken}.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  return Object.keys(files);
}
