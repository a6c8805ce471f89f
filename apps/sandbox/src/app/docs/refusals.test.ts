import { contract } from '@dayfare/api/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openSandbox } from '../../testing/open.ts';
import { anyCallRefusals, callRefusals } from '../generated/call-refusals.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());

const document = await (await sandbox.app.request('/api/openapi.json')).json();
const codesOf = (path: string, method: string, status: number): unknown => {
  const [, own] = document.paths[path][method].responses[status].content['application/json'].schema.allOf;
  return own.properties.error.properties.apiErrorCode.enum;
};

// Every refusal that any test of the server meets is held against the same list, in `testing/check-refusal.ts`.
describe('the description of the API', () => {
  it('has a list of refusals for every call', () => {
    const ids = Object.entries(contract).flatMap(([area, calls]) =>
      Object.keys(calls).map((name) => `${area}.${name}`),
    );
    expect(Object.keys(callRefusals).toSorted()).toEqual(ids.toSorted());
  });

  it('names what a call is refused with, also deep below its handler and by what stands before it', () => {
    expect(codesOf('/main/LoginM', 'post', 400)).toEqual(['InvalidPassword']);
    expect(codesOf('/main/LoginM', 'post', 429)).toEqual(['AttemptsExhausted', 'Busy']);
    expect(codesOf('/ewa/performTransaction', 'post', 409)).toEqual([
      'BusinessNotChosen',
      'ContractNotAccepted',
      'IdempotencyKeyReused',
      'ParallelNotAllowed',
      'PreviewExpired',
      'PreviewUsed',
      'TransferClosed',
    ]);
  });

  it('names the steps that a call has to wait for, and not those that it is open during', () => {
    expect(codesOf('/user/GetAvailableFunds', 'get', 403)).toEqual([
      'PasswordChangeRequired',
      'PinRequired',
      'SsoRequired',
      'StateRequired',
      'TermsRequired',
    ]);
    expect(codesOf('/Main/ResendPin', 'post', 403)).not.toContain('PinRequired');
  });

  it('says once what any call can be refused with', () => {
    const { description } = document.components.responses.Refusal;
    for (const code of anyCallRefusals) expect(description).toContain(code);
  });
});
