import { isMoneyReason } from '@dayfare/domain/money';
import { says } from '@dayfare/domain/money/reasons/texts.en';
import { product } from '@dayfare/domain/product';
import type { AnyContractProcedure } from '@orpc/contract';
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '../generated/contract.ts';
import { areaNotes, callNotes } from '../generated/notes.ts';
import { type CallMeta, enclose, maxWireAmount } from '../wire/index.ts';
import { type Components, gatherComponents, sharedFirst } from './components.ts';
import { envelopeSchema, errorSchema, refusalSchema } from './envelope-schema.ts';
import { examplesOf } from './examples.ts';
import { headerParameters, headerReferences } from './headers.ts';
import { securityOf, securitySchemes } from './security.ts';

/** Contracts by area. */
export type Areas = Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>>;

const converter = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ next }) => {
      const [required, schema] = next();
      // The two decimals of an amount are a refinement, which has no JSON Schema of its own.
      const isAmount = schema.type === 'number' && schema.minimum === -maxWireAmount;
      if (!isAmount) return [required, schema];
      const { minimum: _, ...above } = schema;
      // An amount above zero needs no second, lower bound.
      const bounded = schema.exclusiveMinimum === undefined ? schema : above;
      return [required, { ...bounded, multipleOf: 0.01 }];
    },
  ],
});

/** The same contract with what only the document says: a summary, an id and the area as its tag. */
function described(areas: Areas): Areas {
  return Object.fromEntries(
    Object.entries(areas).map(([area, calls]) => [
      area,
      Object.fromEntries(
        Object.entries(calls).map(([name, call]) => {
          const { route, ...rest } = call['~orpc'];
          const summary = callNotes[area]?.[name] ?? name;
          const more = { operationId: `${area}.${name}`, tags: [area], summary };
          return [name, { '~orpc': { ...rest, route: { ...route, ...more } } }];
        }),
      ),
    ]),
  );
}

/** The codes that calls are refused with, by status. */
export type Refusals = Readonly<Record<number, readonly string[]>>;

export interface DocumentOptions {
  /** The codes of a call by its id, such as `money.performTransaction`. Default: none are named. */
  readonly refusals?: ((operationId: string) => Refusals) | undefined;
  /** The codes that any call can be refused with. Default: none are named. */
  readonly anyCall?: Refusals | undefined;
}

/** What a code of the table of reasons says, as an item of a list. */
const meaningOf = (code: string): readonly string[] =>
  isMoneyReason(code) ? [`- ${code}: ${says[code]}`] : [];

/** A refusal with some codes. */
function refusalWith(codes: readonly string[]): OpenAPI.ResponseObject {
  const error: OpenAPI.SchemaObject = { type: 'object', properties: { apiErrorCode: { enum: [...codes] } } };
  const own: OpenAPI.SchemaObject = { type: 'object', properties: { error } };
  return {
    description: [`Refused: ${codes.join(', ')}.`, ...codes.flatMap(meaningOf)].join('\n'),
    content: {
      [json]: { schema: { allOf: [{ $ref: '#/components/schemas/Refusal' }, own] } },
    },
  };
}

function refusalsOf(refusals: Refusals): Record<string, OpenAPI.ResponseObject> {
  return Object.fromEntries(Object.entries(refusals).map(([status, codes]) => [status, refusalWith(codes)]));
}

/** Gives an operation what all have alike: security, headers, named schemas, the envelope, examples and refusals. */
function complete(
  operation: OpenAPI.OperationObject,
  { method, meta, components, refusals }: OperationParts,
): void {
  const { operationId: id = '', parameters = [], responses = {}, requestBody } = operation;
  const { input: inputExample, payload: payloadExample } = examplesOf(id);
  if (requestBody && !('$ref' in requestBody)) {
    for (const [type, media] of Object.entries(requestBody.content ?? {})) {
      if (media.schema === undefined) continue;
      media.schema = type === json ? components.input(id, media.schema) : media.schema;
      if (type === json && inputExample !== undefined) media.example = inputExample;
    }
  }
  for (const response of Object.values(responses)) {
    const media = '$ref' in response ? undefined : response.content?.[json];
    if (!media) continue;
    const { schema } = media;
    media.schema = envelopeSchema(schema === undefined ? schema : components.payload(id, schema));
    if (payloadExample !== undefined) media.example = enclose(payloadExample);
  }
  Object.assign(operation, {
    security: securityOf(id, method),
    parameters: [...parameters, ...headerReferences(meta)],
    responses: {
      ...responses,
      ...refusalsOf(refusals),
      default: { $ref: '#/components/responses/Refusal' },
    },
  });
}

interface OperationParts {
  readonly method: string;
  readonly meta: CallMeta;
  readonly components: Components;
  readonly refusals: Refusals;
}

const json = 'application/json';
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of a document with its method, in the document's order. */
const operationsOf = ({ paths }: OpenAPI.Document) =>
  Object.values(paths ?? {}).flatMap((item) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ method, operation }] : [];
    }),
  );

/**
 * OpenAPI 3.1 document of all calls, or of the given areas. It comes with security schemes, named schemas, examples, and the codes that each
 * call is refused with. For the server only: it brings generators along.
 */
export async function openApiDocument(
  areas: Areas = contract,
  { refusals = () => ({}), anyCall = {} }: DocumentOptions = {},
): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] });
  const components = gatherComponents();
  const document = await generator.generate(described(areas), {
    info: {
      title: `${product} API`,
      version: '0.1.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'Every answer is an envelope. A refusal has no payload, and its error says why.',
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(areaNotes).map(([name, description]) => ({ name, description })),
  });
  const operations = operationsOf(document);
  const byId = new Map(operations.map((entry) => [entry.operation.operationId ?? '', entry]));
  for (const id of sharedFirst([...byId.keys()])) {
    const entry = byId.get(id);
    if (!entry) continue;
    const [area = '', name = ''] = id.split('.');
    const meta: CallMeta = areas[area]?.[name]?.['~orpc'].meta ?? {};
    complete(entry.operation, { method: entry.method, meta, components, refusals: refusals(id) });
  }
  const ofAny = Object.values(anyCall).flat().join(', ');
  const description = `Refused: the payload is null and \`error\` says why.${ofAny && ` Any call: ${ofAny}.`}`;
  document.components = {
    securitySchemes,
    parameters: headerParameters,
    schemas: { Error: errorSchema, Refusal: refusalSchema, ...components.schemas },
    responses: {
      Refusal: { description, content: { [json]: { schema: { $ref: '#/components/schemas/Refusal' } } } },
    },
  };
  return document;
}
