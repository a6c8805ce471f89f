import type { WireProfile } from '../../profile/contract.ts';

/** A user whose name comes from the employer's records. */
export const profile = (changes: Partial<WireProfile> = {}): WireProfile => ({
  ...{ userID: 1008, firstName: 'Rosa', middleName: '', lastName: 'Delgado' },
  ...{ addressLine1: '12 Elm Street', addressLine2: 'Apt 4', city: 'Oakland', postalCode: '94607' },
  ...{ emailAddress: 'rosa.delgado@example.com', dialingCode: '1', mobileNumber: '2025550108' },
  ...{ dateOfBirth: '1990-05-04', residentialState: 'CA', language: 'en', companyName: 'Harbor Grill' },
  ...{ imageURL: null, version: 1 },
  ...changes,
});

/** Every topic, of which one is off. */
export const notificationSettings = () => ({
  settings: [
    { channel: 0, topic: 0, isEnabled: true },
    { channel: 0, topic: 1, isEnabled: true },
    { channel: 1, topic: 0, isEnabled: true },
    { channel: 1, topic: 2, isEnabled: false },
    { channel: 1, topic: 3, isEnabled: true },
    { channel: 2, topic: 1, isEnabled: true },
    { channel: 3, topic: 4, isEnabled: true },
  ],
});
