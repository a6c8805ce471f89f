import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyEmail,
  anyPin,
  anyPosition,
  anySignedToken,
  anyToken,
  anyWrittenCard,
} from '../../testing/secrets.ts';
import { activityFields, fitEvent, eventFieldNames as names, scrubFields } from './fields.ts';

const sound = {
  actionName: 'Continue',
  actionType: 'Click',
  screenName: 'Get money',
  businessId: '10',
  businessName: 'Harbour Café',
  userId: '1',
  loginSessionId: 's-1',
  systemRefId: '90',
  deviceId: '3f2a9c1e-1111-4222-8333-944445555666',
  deviceType: '2',
  clientType: 'Web',
  userType: 'Enterprise',
  startTime: '2026-11-21T05:00:00.000Z',
  endTime: '2026-11-21T05:00:01.500Z',
  url: '/ewa/home',
  sessionId: 'v-1',
  transactionID: 'T_88',
  transactionAmount: 40.25,
};

describe('fitEvent', () => {
  it('has the fields of the documents, spelled as there [analytics-001]', () => {
    expect(names).toEqual([
      'actionName',
      'actionType',
      'screenName',
      'businessId',
      'businessName',
      'userId',
      'loginSessionId',
      'systemRefId',
      'deviceId',
      'deviceType',
      'clientType',
      'userType',
      'startTime',
      'endTime',
      'url',
      'sessionId',
      'transactionID',
      'transactionAmount',
    ]);
  });

  it('lets a sound event through as it is, and nothing beside it [analytics-001]', () => {
    expect(fitEvent(sound)).toEqual(sound);
    expect(fitEvent({ ...sound, password: 'x', __proto__: { pin: 1 } })).toEqual(sound);
  });

  it.each([
    ['actionName', 5, '[removed]'],
    ['actionName', '', '[removed]'],
    ['actionName', 'PIN 4071', '[removed]'],
    ['screenName', 5, null],
    ['screenName', '', null],
    ['screenName', 'PIN 4071', '[removed]'],
    ['url', 5, null],
    ['url', '', null],
    ['url', '/ewa?pin=4071', '/ewa'],
    ['businessId', 10, '10'],
    ['businessId', 1.5, null],
    ['businessId', Number.NaN, null],
    ['businessId', 1e21, null],
    ['businessId', 4242424242424242, null],
    ['businessId', 999_999_999_999, '999999999999'],
    ['businessId', 1_000_000_000_000, null],
    ['loginSessionId', 12, '12'],
    ['loginSessionId', 4242424242424242, null],
    ['loginSessionId', '4242424242424242', null],
    ['loginSessionId', 'a4242424242424b', null],
    ['loginSessionId', 'x'.repeat(64), 'x'.repeat(64)],
    ['loginSessionId', 'x'.repeat(65), null],
    ['loginSessionId', '4242-4242-4242-4242', null],
    ['loginSessionId', 'x1234_5678-9012-3', null],
    ['loginSessionId', '1234-5678-9012', '1234-5678-9012'],
    ['deviceId', '12345678-1234-4234-8234-123456789012', '12345678-1234-4234-8234-123456789012'],
    ['deviceId', '12345678-1234-4234-8234-1234567890123', null],
    ['deviceId', '912345678-1234-4234-8234-123456789012', null],
    ['loginSessionId', '', null],
    ['loginSessionId', 'eyJh.eyJz.sig', null],
    ['loginSessionId', 'ana@example.com', null],
    ['loginSessionId', 'x y', null],
    ['loginSessionId', null, null],
    ['transactionAmount', '40', null],
    ['transactionAmount', Number.NaN, null],
    ['transactionAmount', 999_999_999, 999_999_999],
    ['transactionAmount', 1_000_000_000, null],
    ['transactionAmount', -1_000_000_000, null],
    ['endTime', '2026-11-21', null],
    ['endTime', '2026-11-21T05:00:00.000Z 4242', null],
    ['endTime', 'x2026-11-21T05:00:00.000Z', null],
    ['endTime', 5, null],
    ['userType', 'Administrator', null],
  ] as const)('%s of %j leaves as %j', (name, value, left) => {
    expect(fitEvent({ ...sound, [name]: value })?.[name]).toBe(left);
  });

  it.each([
    ['clientType', 'web'],
    ['clientType', undefined],
    ['startTime', '2026-11-21'],
    ['startTime', undefined],
  ])('without a sound %s there is no event: %j', (name, value) => {
    expect(fitEvent({ ...sound, [name]: value })).toBeNull();
  });

  it('of little has null for the rest', () => {
    const { clientType, startTime } = sound;
    const rest = names.filter((name) => !['clientType', 'startTime', 'actionName'].includes(name));
    expect(fitEvent({ clientType, startTime })).toEqual({
      ...{ clientType, startTime, actionName: '[removed]' },
      ...Object.fromEntries(rest.map((name) => [name, null])),
    });
  });

  it('no event leaves with a card number, token made of parts, email or position, whichever field it was put in', () => {
    const anySecret = fc.oneof(anyWrittenCard, anyEmail, anyPosition, anySignedToken);
    fc.assert(
      fc.property(fc.constantFrom(...names), anySecret, (name, secret) => {
        expect(JSON.stringify(fitEvent({ ...sound, [name]: secret }))).not.toContain(secret);
      }),
      { numRuns: 500 },
    );
  });

  it('no event leaves with a PIN or any token in a free-text field', () => {
    const texts = fc.constantFrom('actionName', 'actionType', 'screenName', 'businessName', 'url');
    fc.assert(
      fc.property(texts, fc.oneof(anyPin, anyToken), fc.string(), (name, secret, before) => {
        const left = fitEvent({ ...sound, [name]: `${before} ${secret}` });
        expect(left?.[name] ?? '').not.toContain(secret);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a user-activity record', () => {
  it('has the fields of the documents, and leaves out what is about the transaction [analytics-002]', () => {
    const { endTime, url, sessionId, transactionID, transactionAmount, ...activity } = sound;
    expect(scrubFields(activityFields, sound)).toEqual(activity);
    expect(activityFields).toEqual([
      'actionName',
      'actionType',
      'businessId',
      'businessName',
      'userId',
      'loginSessionId',
      'systemRefId',
      'screenName',
      'deviceId',
      'deviceType',
      'clientType',
      'userType',
      'startTime',
    ]);
    expect(scrubFields(activityFields, { ...sound, actionName: 'a@b' }).actionName).toBe('[removed]');
  });
});
