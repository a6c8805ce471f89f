import { describe, expect, it } from 'vitest';
import { contract } from '../../packages/api/src/generated/contract.ts';
import { counterpart, differences, documentedCalls } from './documented-calls.ts';
import { callsOfCatalogue, declaredCalls } from './generated/calls-page.ts';

const declared = declaredCalls(contract);

describe('calls of the documents', () => {
  it('are read from the rows of the catalogue, each once, with its parameters', () => {
    const rows = [
      'a-001\ta\tPOST ewa/Is{product}CardBinMatched takes a number; GET {ride}/CancelUberTrip?id={id}.\tS1',
      'a-003\ta\tPOST /api/MinorUser/SaveConsent takes color.\tS1',
      'a-002\ta\tGET api/connect/GetOuathUserByToken?token={token} (see POST ewa/IsDayfareCardBinMatched).\tS1',
    ];
    expect(documentedCalls(rows.join('\n'))).toEqual([
      { row: 'a-001', method: 'POST', path: 'ewa/IsDayfareCardBinMatched', query: [] },
      { row: 'a-001', method: 'GET', path: 'ride/CancelUberTrip', query: ['id'] },
      { row: 'a-003', method: 'POST', path: 'MinorUser/SaveConsent', query: [] },
      { row: 'a-002', method: 'GET', path: 'connect/GetOuathUserByToken', query: ['token'] },
    ]);
  });

  it('are found however they are spelled, and what differs is told', () => {
    const call = { row: 'a-001', method: 'GET', path: 'User/GetThing', query: ['token'] };
    const ours = { name: 'a.thing', method: 'POST', path: 'user/GetThing', takes: ['userID'] };
    expect(counterpart(call, [ours])).toBe(ours);
    expect(differences(call, ours)).toEqual([
      ...['method POST', 'path user/GetThing', 'no token in the query'],
    ]);
  });

  it.each(callsOfCatalogue().map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s is there, letter for letter',
    (_name, call) => {
      const ours = counterpart(call, declared);
      expect(ours && differences(call, ours)).toEqual([]);
    },
  );
});
