import { ApiError } from '@dayfare/api/transport';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyedRequest, type KeyedRequest } from './use-keyed-request.ts';

const body = { account: '6789' };
const send = vi.fn<(sent: object, key: string) => Promise<string>>();
let request: KeyedRequest;
const keys = () => send.mock.calls.map(([, key]) => key);

beforeEach(() => {
  let minted = 0;
  request = createKeyedRequest(() => {
    minted += 1;
    return `key-${minted}`;
  });
  send.mockReset().mockResolvedValue('added');
});

describe('a keyed request', () => {
  it('goes with the same key until it is answered, and the next one with another', async () => {
    send.mockRejectedValueOnce(new ApiError({ kind: 'network', mayHaveMoved: true }));
    await expect(request(body, send)).rejects.toThrow();
    await request(body, send);
    await request(body, send);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('has a key for each body, also when an earlier one comes back after a lost answer', async () => {
    send.mockRejectedValueOnce(new ApiError({ kind: 'network', mayHaveMoved: true }));
    await expect(request(body, send)).rejects.toThrow();
    await request({ account: '1234' }, send);
    await request(body, send);
    expect(keys()).toEqual(['key-1', 'key-2', 'key-1']);
  });

  it('keeps its key after an answer from in front of the service, and not after a refusal that is kept under it', async () => {
    send.mockRejectedValueOnce(new ApiError({ kind: 'http', httpStatus: 403, code: 'ProofRequired' }));
    send.mockRejectedValueOnce(new ApiError({ kind: 'http', httpStatus: 400, code: 'InstrumentNotUsable' }));
    await expect(request(body, send)).rejects.toThrow();
    await expect(request(body, send)).rejects.toThrow();
    await request(body, send);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });
});
