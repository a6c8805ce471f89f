import type { OpenAPI } from '@orpc/openapi';

const errorSchema: OpenAPI.SchemaObject = {
  type: ['object', 'null'],
  required: ['apiErrorString', 'apiErrorCode'],
  properties: {
    apiErrorString: { type: 'string', description: 'Words that the user reads.' },
    apiErrorCode: { type: ['string', 'number'], description: 'Stable code of the refusal.' },
    level: {
      type: 'integer',
      description: 'OK 0, Info 1, Error 2, Warning 3, LimitExceeded 4, Forbidden 5, Unauthorized 6.',
    },
  },
};

/** The envelope around a payload. */
export function envelopeSchema(payload: OpenAPI.MediaTypeObject['schema']): OpenAPI.SchemaObject {
  return {
    type: 'object',
    required: ['httpStatusCode', 'isSuccessStatusCode', 'payload', 'error', 'reasonPhrase'],
    properties: {
      httpStatusCode: { type: 'integer' },
      isSuccessStatusCode: { type: 'boolean' },
      payload: payload ?? { type: 'null' },
      error: errorSchema,
      reasonPhrase: { type: 'string' },
    },
  };
}

/** The answer to every call that is refused. */
export const refusal: OpenAPI.ResponseObject = {
  description: 'Refused: the payload is null and `error` says why.',
  content: { 'application/json': { schema: envelopeSchema({ type: 'null' }) } },
};
