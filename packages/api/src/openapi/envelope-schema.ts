import type { OpenAPI } from '@orpc/openapi';
import { type MessageLevel, messageLevels } from '../wire/index.ts';

type Schema = OpenAPI.MediaTypeObject['schema'];

const levels = Object.entries(messageLevels)
  .map(([name, number]) => `${number} ${name satisfies string as MessageLevel}`)
  .join(', ');

/** Why a call was refused, as a component. */
export const errorSchema: OpenAPI.SchemaObject = {
  type: 'object',
  description: 'Why a call was refused.',
  required: ['apiErrorString', 'apiErrorCode'],
  properties: {
    apiErrorString: { type: 'string', description: 'Words that the user reads, in the language asked for.' },
    apiErrorCode: { type: ['string', 'integer'], description: 'Stable code of the refusal.' },
    level: { type: 'integer', description: `How loud it is: ${levels}.` },
  },
};

const parts = (payload: Schema, error: NonNullable<Schema>): OpenAPI.SchemaObject => ({
  type: 'object',
  required: ['httpStatusCode', 'isSuccessStatusCode', 'payload', 'error', 'reasonPhrase'],
  properties: {
    httpStatusCode: { type: 'integer' },
    isSuccessStatusCode: { type: 'boolean' },
    payload: payload ?? { type: 'null' },
    error,
    reasonPhrase: { type: 'string' },
  },
});

/** The envelope around a payload. */
export const envelopeSchema = (payload: Schema): OpenAPI.SchemaObject => parts(payload, { type: 'null' });

/** The envelope of a refusal, as a component: no payload, and an error. */
export const refusalSchema: OpenAPI.SchemaObject = parts(
  { type: 'null' },
  { $ref: '#/components/schemas/Error' },
);
