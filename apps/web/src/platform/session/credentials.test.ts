import { describe, expect, it } from 'vitest';
import { credentialsOf } from './credentials.ts';

const device = { deviceId: 'd', deviceType: 'Web' };
const typed = (identifier: string) => credentialsOf({ identifier, password: ' p w ' }, device);

describe('what is sent to sign in', () => {
  it.each([['(202) 555-0101'], ['202 555 0101'], ['+1 202-555-0101'], ['12025550101']])(
    'names %s by its ten digits and the country code [session-002]',
    (identifier) => {
      expect(typed(identifier)).toMatchObject({
        identifier: '2025550101',
        identifierType: 'MobileNumber',
        dialingCode: '1',
      });
    },
  );

  it.each([['+52 55 1234 5678'], ['525512345678']])(
    'names the Mexican number %s by its national digits and its own dialling code [session-002]',
    (identifier) => {
      expect(typed(identifier)).toMatchObject({
        identifier: '5512345678',
        identifierType: 'MobileNumber',
        dialingCode: '52',
      });
    },
  );

  it('leaves another country’s number whole', () => {
    expect(typed('+44 20 7946 0112')).toMatchObject({ identifier: '+442079460112' });
    expect(typed('+44 20 7946 0112')).not.toHaveProperty('dialingCode');
  });

  it('names an email address as one, without the space that a keyboard adds [session-002]', () => {
    expect(typed('maya@example.com ')).toMatchObject({
      identifier: 'maya@example.com',
      identifierType: 'EmailAddress',
    });
  });

  it('takes anything else for a user name [session-002]', () => {
    expect(typed('maya.torres')).toMatchObject({ identifier: 'maya.torres', identifierType: 'Username' });
  });

  it('leaves the password as it was typed', () => {
    expect(typed('maya').password).toBe(' p w ');
  });
});
