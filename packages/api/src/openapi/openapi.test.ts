import { describe, expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { openApiDocument } from './openapi.ts';

const document = await openApiDocument();
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => ({ path, method, operation: Object(operation) })),
);

describe('the OpenAPI document', () => {
  it('has every call of every contract, by its own path', () => {
    const calls = Object.values(contract).flatMap((area) => Object.values(area));
    const routes = calls.map(({ '~orpc': { route } }) => `${route.method?.toLowerCase()} ${route.path}`);
    expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(routes.toSorted());
  });

  it('says of each call its area, its summary and the envelope around its payload', () => {
    for (const { operation } of operations) {
      expect(operation.tags).toHaveLength(1);
      expect(operation.summary).not.toBe('');
      const { schema } = operation.responses[200].content['application/json'];
      expect(Object.keys(schema.properties)).toEqual([
        'httpStatusCode',
        'isSuccessStatusCode',
        'payload',
        'error',
        'reasonPhrase',
      ]);
      expect(operation.responses.default).toEqual({ $ref: '#/components/responses/Refusal' });
    }
  });

  it('explains every header, and asks for the idempotency key only where it is needed', () => {
    const withKey = operations.filter(({ operation }) =>
      operation.parameters.some(({ $ref }: { $ref?: string }) => $ref?.endsWith('/idempotencyKey')),
    );
    expect(withKey.map(({ path }) => path)).toEqual(['/appbits', '/ewa/performTransaction']);
    const parameters = Object.keys(document.components?.parameters ?? {});
    for (const { operation } of operations) {
      for (const { $ref } of operation.parameters) {
        if ($ref) expect(parameters).toContain($ref.split('/').at(-1));
      }
    }
  });

  it('says that amounts have two decimals', () => {
    const funds = operations.find(({ path }) => path === '/user/GetAvailableFunds');
    const { payload } = funds?.operation.responses[200].content['application/json'].schema.properties ?? {};
    expect(payload.properties.accessibleAmount.multipleOf).toBe(0.01);
  });
});
