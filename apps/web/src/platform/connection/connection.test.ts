import { describe, expect, it } from 'vitest';
import { cell } from '../state/cell.ts';
import { countingFetch } from './connection.ts';

describe('the loading indicator', () => {
  it('is on while requests are pending and off at zero, also after a failure [startup-012]', async () => {
    const pending = cell(0);
    const answers = [Promise.resolve(new Response()), Promise.reject(new Error('no network'))];
    const send = countingFetch(
      { pending, lastRequestAt: cell(0) },
      () => answers.shift() ?? Promise.reject(new Error('none left')),
    );
    const both = Promise.allSettled([send('/a'), send('/b')]);
    expect(pending.get()).toBe(2);
    await both;
    expect(pending.get()).toBe(0);
  });
});
