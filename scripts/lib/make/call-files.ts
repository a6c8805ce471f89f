import { componentName } from './component-files.ts';

/** The scalars of the wire that a field can be, by the words of the command line. */
const kinds = {
  text: { schema: 'z.string()', sample: "'Everyday checking'", wire: undefined },
  flag: { schema: 'z.boolean()', sample: 'true', wire: undefined },
  number: { schema: 'wireNumber', sample: '3', wire: 'wireNumber' },
  id: { schema: 'wireId', sample: '501', wire: 'wireId' },
  amount: { schema: 'wireAmount', sample: '40', wire: 'wireAmount' },
  date: { schema: 'wireDate', sample: "'2026-11-23'", wire: 'wireDate' },
  instant: { schema: 'wireInstant', sample: "'2026-11-23T14:00:00Z'", wire: 'wireInstant' },
} as const;

/** What a field can be. */
export type FieldKind = keyof typeof kinds;

/** Whether a word says what a field can be. */
export const isFieldKind = (word: string): word is FieldKind => Object.hasOwn(kinds, word);

/** The words for what a field can be. */
export const fieldKinds = Object.keys(kinds);

/** A field of what a call takes or gives. */
export interface CallField {
  readonly name: string;
  readonly kind: FieldKind;
}

/** What a new call is called, and what goes over the wire. */
export interface CallOrder {
  /** Area of the contract: `money`. */
  readonly area: string;
  /** The call's name in words: `get-pay-slip`, which is `getPaySlip` on the wire. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base, without the slash: `user/GetPaySlip`. */
  readonly path: string;
  /** What it does, in a line without a full stop. */
  readonly says: string;
  readonly takes: readonly CallField[];
  readonly gives: readonly CallField[];
}

/** `get-pay-slip` as the name of a call: `getPaySlip`. */
export const callName = (name: string): string => {
  const component = componentName(name);
  return component.slice(0, 1).toLowerCase() + component.slice(1);
};

const schemaOf = (fields: readonly CallField[]) =>
  `z.object({ ${fields.map(({ name, kind }) => `${name}: ${kinds[kind].schema}`).join(', ')} })`;

const samplesOf = (fields: readonly CallField[]) =>
  `{ ${fields.map(({ name, kind }) => `${name}: ${kinds[kind].sample}`).join(', ')} }`;

type File = (call: string, order: CallOrder) => string;

const contract: File = (call, { method, path, says, takes, gives }) => {
  const wires = [...takes, ...gives].flatMap(({ kind }) => kinds[kind].wire ?? []);
  const imports = ['call', ...new Set(wires)].toSorted().join(', ');
  const input = takes.length > 0 ? `\n    input: ${schemaOf(takes)},` : '';
  return `import * as z from 'zod/mini';
import { ${imports} } from '../wire/index.ts';

/** One call of the area. */
export const ${call}Contract = {
  /** ${says}. */
  ${call}: call('${method}', '${path}', {${input}
    payload: ${schemaOf(gives)},
  }),
};
`;
};

const contractTest: File = (call, { name, takes, gives }) => {
  const asked = takes.length > 0 ? samplesOf(takes) : '';
  return `import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../mocks/answer.ts';
import { createApiClient } from '../transport/index.ts';
import { ${call}Contract } from './${name}-contract.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

it('goes through the real transport and back', async () => {
  const payload = ${samplesOf(gives)};
  server.use(answer(${call}Contract.${call}, payload));
  const api = createApiClient({
    baseUrl: 'https://app.example/api',
    session: () => ({ auth: null, keys: null, businessEnvironment: 'Common' }),
  });
  expect(await api.client(${call}Contract).${call}(${asked})).toEqual(payload);
});
`;
};

const handlers: File = (call, { area, name, says, takes, gives }) => {
  const taken = (field: CallField) => takes.some((one) => one.name === field.name && one.kind === field.kind);
  const values = gives.map((field) =>
    taken(field) ? `${field.name}: input.${field.name}` : `${field.name}: ${kinds[field.kind].sample}`,
  );
  const asks = gives.some(taken) ? '{ input }' : '';
  return `import { ${call}Contract } from '@dayfare/api/${area}/${name}-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';

const implementation = implement(${call}Contract).$context<ApiContext>().use(requireSession);

/** ${says}. */
export const ${call}Handlers = implementation.router({
  ${call}: implementation.${call}.handler((${asks}) => ({ ${values.join(', ')} })),
});
`;
};

const handlersTest: File = (call, { area, name, takes, gives }) => {
  const asked = takes.length > 0 ? samplesOf(takes) : '';
  return `import { ${call}Contract } from '@dayfare/api/${area}/${name}-contract';
import { afterAll, expect, it } from 'vitest';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres] });
afterAll(() => sandbox.close());

it('answers whoever is signed in, through the door', async () => {
  const device = await sandbox.signedIn(mayaTorres);
  expect(await device.client(${call}Contract).${call}(${asked})).toEqual(${samplesOf(gives)});
});
`;
};

/** The files of a new call: those of the contract and those of the server, by their names. */
export function callFiles(order: CallOrder): {
  readonly api: Readonly<Record<string, string>>;
  readonly sandbox: Readonly<Record<string, string>>;
} {
  const { name } = order;
  const call = callName(name);
  return {
    api: {
      [`${name}-contract.ts`]: contract(call, order),
      [`${name}-contract.test.ts`]: contractTest(call, order),
    },
    sandbox: {
      [`${name}-handlers.ts`]: handlers(call, order),
      [`${name}-handlers.test.ts`]: handlersTest(call, order),
    },
  };
}
