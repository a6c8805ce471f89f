import { product } from '@dayfare/domain/product';
import type { AnyContractProcedure } from '@orpc/contract';
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '../contract.ts';
import { type CallMeta, maxWireAmount } from '../wire/index.ts';
import { envelopeSchema, refusal } from './envelope-schema.ts';
import { headerParameters, headerReferences } from './headers.ts';
import { areaNotes, callNotes } from './notes.ts';

/** Contracts by area. */
export type Areas = Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>>;

const converter = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ next }) => {
      const [required, schema] = next();
      // The two decimals of an amount are a refinement, which has no JSON Schema of its own.
      const isAmount = schema.type === 'number' && schema.minimum === -maxWireAmount;
      return [required, isAmount ? { ...schema, multipleOf: 0.01 } : schema];
    },
  ],
});

/** The same contract with what only the document says: a summary, an id and the area as its tag. */
function described(areas: Areas): Areas {
  const lines: Readonly<Record<string, Readonly<Record<string, string>>>> = callNotes;
  return Object.fromEntries(
    Object.entries(areas).map(([area, calls]) => [
      area,
      Object.fromEntries(
        Object.entries(calls).map(([name, call]) => {
          const { route, ...rest } = call['~orpc'];
          const summary = lines[area]?.[name] ?? name;
          const more = { operationId: `${area}.${name}`, tags: [area], summary };
          return [name, { '~orpc': { ...rest, route: { ...route, ...more } } }];
        }),
      ),
    ]),
  );
}

/** What the document says of every operation alike: the headers, the envelope, the refusal. */
function alike(
  { parameters = [], responses = {} }: OpenAPI.OperationObject,
  meta: CallMeta,
): Pick<OpenAPI.OperationObject, 'parameters' | 'responses'> {
  const enveloped = Object.entries(responses).map(([status, response]) => {
    if ('$ref' in response) return [status, response] as const;
    const payload = response.content?.['application/json']?.schema;
    return [
      status,
      { ...response, content: { 'application/json': { schema: envelopeSchema(payload) } } },
    ] as const;
  });
  return {
    parameters: [...parameters, ...headerReferences(meta)],
    responses: { ...Object.fromEntries(enveloped), default: { $ref: '#/components/responses/Refusal' } },
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** OpenAPI 3.1 document of all calls, or of the given areas. For the server only: it brings generators along. */
export async function openApiDocument(areas: Areas = contract): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] });
  const document = await generator.generate(described(areas), {
    info: { title: `${product} API`, version: '0.1.0' },
    servers: [{ url: '/api' }],
    tags: Object.entries(areaNotes).map(([name, description]) => ({ name, description })),
    components: { parameters: headerParameters, responses: { Refusal: refusal } },
  });
  const metaById = new Map<string | undefined, CallMeta>(
    Object.entries(areas).flatMap(([area, calls]) =>
      Object.entries(calls).map(([name, call]) => [`${area}.${name}`, call['~orpc'].meta]),
    ),
  );
  for (const item of Object.values(document.paths ?? {})) {
    if (!item) continue;
    for (const method of methods) {
      const operation = item[method];
      if (operation) Object.assign(operation, alike(operation, metaById.get(operation.operationId) ?? {}));
    }
  }
  return document;
}
