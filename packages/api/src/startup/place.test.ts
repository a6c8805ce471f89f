import { describe, expect, it } from 'vitest';
import { placeContract } from './place-contract.ts';
import { type RegionRedirect, regionRedirectUrl } from './region-redirect.ts';

const hosts = ['ca.example.com'];
const redirect: RegionRedirect = {
  regionHost: 'https://ca.example.com',
  culture: 'fr-CA',
  authToken: 'once&only',
  client: 'other',
};

describe('the calls about a place', () => {
  it.each([
    ['getCIP', 'GET', '/main/GetCIP'],
    ['getAppConfigurationSettings', 'GET', '/Main/GetAppConfigurationSettings'],
    ['identifyRegion', 'POST', '/main/IdentifyRegion'],
    ['getBranchNameMaps', 'GET', '/main/GetBranchNameMaps'],
    ['getBranchNameMapsByName', 'GET', '/main/GetBranchNameMapsByName'],
    ['saveResidentialState', 'POST', '/user/SaveResidentialState'],
    ['switchProduct', 'GET', '/user/switchproduct/{type}'],
  ] as const)('%s is %s %s', (name, method, path) => {
    expect(placeContract[name]['~orpc'].route).toEqual({ method, path });
  });

  it('identify a region with the employee id Unknown unless it is known [enrollment-021]', () => {
    const { inputSchema } = placeContract.identifyRegion['~orpc'];
    const person = { userID: 0, companyName: 'A', firstName: 'B', lastName: 'C', mobileNumber: '1' };
    expect(inputSchema?.parse({ ...person, dialingCode: '1' })).toMatchObject({ employeeID: 'Unknown' });
  });
});

describe('the redirect to a region', () => {
  it('goes to {region host}/{culture}/connect/oauth with the token and 5, 1 or 0 for the client [enrollment-053]', () => {
    expect(regionRedirectUrl(redirect, hosts).href).toBe(
      'https://ca.example.com/fr-CA/connect/oauth?authToken=once%26only&clientType=0',
    );
    const typeOf = (client: RegionRedirect['client']) =>
      regionRedirectUrl({ ...redirect, client }, hosts).searchParams.get('clientType');
    expect([typeOf('native'), typeOf('mobile'), typeOf('other')]).toEqual(['5', '1', '0']);
  });

  it('says ernt, ern or ddl in its three cases [enrollment-054]', () => {
    const flagOf = (reason: RegionRedirect['reason']) =>
      [...regionRedirectUrl({ ...redirect, reason }, hosts).searchParams.keys()].at(-1);
    expect([flagOf('enrolled'), flagOf('signedIn'), flagOf('deepLink')]).toEqual(['ernt', 'ern', 'ddl']);
  });

  it.each([
    'http://ca.example.com',
    'https://evil.example',
    'https://ca.example.com.evil.example',
    'javascript:x',
  ])('never carries the token to %s', (regionHost) => {
    expect(() => regionRedirectUrl({ ...redirect, regionHost }, hosts)).toThrow(TypeError);
  });
});
