import { expect, it } from 'vitest';
import { bruteForceHeaders } from './brute-force.ts';

const on = { isEnabled: true, key: 'k' };

it.each(['user/VerifyMachinePin', 'Main/CreateToken', 'Main/SwitchBusinesses'])(
  '%s carries the header ak while the security is enabled [session-027]',
  (path) => {
    for (const spelling of [path, `/${path}`, `/api/${path}`, `api/${path}?x=1`, path.toLowerCase()]) {
      expect(bruteForceHeaders(spelling, on)).toEqual({ ak: 'k' });
    }
    expect(bruteForceHeaders(path, { ...on, isEnabled: false })).toEqual({});
  },
);

it.each(['User/GetEWAAccounts', 'api/main/LoginM', 'user/VerifyMachinePin2', 'x/Main/CreateToken', ''])(
  '%j carries none [session-027]',
  (path) => {
    expect(bruteForceHeaders(path, on)).toEqual({});
  },
);
