import { describe, expect, it } from 'vitest';
import { contract } from '../generated/contract.ts';
import { exampleIds, examplesOf } from './examples.ts';
import { openApiDocument } from './openapi.ts';

const document = await openApiDocument(contract, {
  refusals: (id) => (id === 'session.loginM' ? { 400: ['InvalidPassword'] } : { 401: ['SessionExpire'] }),
});
/** What a reference leads to. */
const resolved = (schema: { $ref?: string }) =>
  Object(document.components?.schemas)[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
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
    expect(withKey.map(({ path }) => path)).toEqual([
      '/appbits',
      '/billpay/AddBill',
      '/billpay/PayBill',
      '/card/ReplaceCard',
      '/marketplace/BuyMovieTickets',
      '/ewa/instrument',
      '/ewa/performTransaction',
      '/user/PayFriend',
      '/ewa/TransferMoneyBetweenInstruments',
      '/ewa/performAccessPlusDebitRecoveryTransaction',
      '/ewa/SaveRecurringTransactionDetail',
      '/referral/InviteCoworker',
      '/ride/CreateTrip',
      '/savings/SaveGoal',
      '/savings/DepositToGoal',
      '/savings/WithdrawFromGoal',
    ]);
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
    expect(resolved(payload).properties.accessibleAmount.multipleOf).toBe(0.01);
  });

  it('has no finding of the linter, recommended rules, warnings included', async () => {
    const { createConfig, lintFromString } = await import('@redocly/openapi-core');
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: JSON.stringify(document), config });
    const inWords = found.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
    );
    expect(inWords).toEqual([]);
  });

  it('names its schemas, and gives what is the same one name', () => {
    const refOf = (path: string, method: string) => {
      const entry = operations.find((one) => one.path === path && one.method === method);
      return entry?.operation.responses[200].content['application/json'].schema.properties.payload.$ref;
    };
    expect(refOf('/main/LoginM', 'post')).toBe('#/components/schemas/CurrentUser');
    expect(refOf('/Main/CreateToken', 'post')).toBe('#/components/schemas/CurrentUser');
    expect(refOf('/ewa/performTransaction', 'post')).toBe('#/components/schemas/TransactionDetail');
    expect(refOf('/ewa/cancelTransaction/{id}', 'delete')).toBe('#/components/schemas/TransactionDetail');
    const names = Object.keys(document.components?.schemas ?? {});
    expect(names).toEqual(expect.arrayContaining(['Error', 'Refusal', 'PerformTransactionRequest']));
    expect(names.length).toBeGreaterThan(40);
  });

  it('asks for a session where a visitor is not let in, and for the anti-forgery header where something may change', () => {
    const securityOf = (path: string) => operations.find((one) => one.path === path)?.operation.security;
    expect(securityOf('/main/LoginM')).toEqual([{ signature: [], antiForgery: [] }]);
    expect(securityOf('/ewa/performTransaction')).toEqual([{ signature: [], session: [], antiForgery: [] }]);
    expect(securityOf('/user/GetAvailableFunds')).toEqual([{ signature: [], session: [] }]);
  });

  it('names the codes that a call is refused with', () => {
    const login = operations.find(({ path }) => path === '/main/LoginM')?.operation;
    const [refusal, own] = login.responses[400].content['application/json'].schema.allOf;
    expect(refusal).toEqual({ $ref: '#/components/schemas/Refusal' });
    expect(own.properties.error.properties.apiErrorCode.enum).toEqual(['InvalidPassword']);
  });

  it.each(exampleIds)('has an example of %s that its own schemas take', (id) => {
    const [area = '', name = ''] = id.split('.');
    const calls: Readonly<Record<string, unknown>> = Object(Object(contract)[area]);
    const { inputSchema, outputSchema } = Object(calls[name])['~orpc'];
    const { input, payload } = examplesOf(id);
    if (input !== undefined) expect(inputSchema.safeParse(input).error).toBeUndefined();
    if (payload !== undefined) expect(outputSchema.safeParse(payload).error).toBeUndefined();
    expect(input ?? payload).toBeDefined();
  });
});
