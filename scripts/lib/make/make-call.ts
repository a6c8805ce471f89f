import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CallField,
  type CallOrder,
  callFiles,
  callName,
  fieldKinds,
  isFieldKind,
} from './call-files.ts';
import { OrderError } from './order-error.ts';

/** Where the two halves of a call lie. */
export interface CallHomes {
  readonly api: string;
  readonly sandbox: string;
}

/** The fields in words such as `id:id,dueOn:date`. Throws an OrderError that names the word it does not understand. */
export function readFields(words: string): readonly CallField[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => {
      const [name = '', kind = ''] = word.split(':');
      if (!/^[A-Za-z]\w*$/.test(name) || !isFieldKind(kind)) {
        throw new OrderError(`"${word}" must be a name and one of ${fieldKinds.join(', ')}: dueOn:date.`);
      }
      return { name, kind };
    });
}

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Whether a word is a method of the wire. */
export const isMethod = (word: string): word is CallOrder['method'] => methods.includes(word);

function check({ api, sandbox }: CallHomes, order: CallOrder): void {
  const { area, name, path, says, gives, method, takes } = order;
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new OrderError(
      `The name "${name}" must be words of small letters with dashes between: get-pay-slip.`,
    );
  for (const wanted of [join(api, area, 'contract.ts'), join(sandbox, 'areas', area)]) {
    if (!existsSync(wanted))
      throw new OrderError(`There is no area "${area}" of calls: ${wanted} is missing.`);
  }
  if (!/^[\w-]+(\/([\w-]+|\{\w+\}))*$/.test(path))
    throw new OrderError(
      `The path "${path}" must be spelt as on the wire, without a slash before it: user/GetPaySlip.`,
    );
  if (!/^[A-Z].*[^.]$/.test(says))
    throw new OrderError(
      'Say what it does in a line without a full stop: --says "The pay slip of a period".',
    );
  if (gives.length === 0) throw new OrderError('Say what it gives: --gives "id:id,dueOn:date".');
  if (method === 'GET' && takes.some(({ kind }) => kind !== 'text'))
    throw new OrderError(
      'A GET takes its input in the address, where all is text: use POST, or --takes "…:text".',
    );
  const taken = globSync('*/*contract.ts', { cwd: api }).filter((file) => {
    const text = readFileSync(join(api, file), 'utf8');
    return text.includes(` ${callName(name)}: call(`) || text.includes(`'${method}', '${path}'`);
  });
  if (taken.length > 0) throw new OrderError(`The name or the path is taken: see ${taken.join(', ')}.`);
}

/** Writes both halves of a call; gives their paths. Throws an OrderError, and writes nothing, if it cannot. */
export function makeCall(homes: CallHomes, order: CallOrder): readonly string[] {
  check(homes, order);
  const files = callFiles(order);
  return (['api', 'sandbox'] as const).flatMap((half) => {
    const folder = join(homes[half], half === 'sandbox' ? 'areas' : '.', order.area);
    mkdirSync(folder, { recursive: true });
    return Object.entries(files[half]).map(([file, text]) => {
      writeFileSync(join(folder, file), text);
      return join(folder, file);
    });
  });
}
