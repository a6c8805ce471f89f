import { BridgeRefusal } from '@dayfare/api/bridge';
import type { Device } from '@dayfare/native-shell/device';
import { Contact, ContactField } from 'expo-contacts';

/** The system's own list, from which only what is chosen gets to the app. It gives one at a time. */
export const contacts: NonNullable<Device['contacts']> = {
  pick: async () => {
    const chosen = await Contact.presentPicker();
    if (!chosen) throw new BridgeRefusal('cancelled');
    const details = await chosen.getDetails([
      ContactField.FULL_NAME,
      ContactField.PHONES,
      ContactField.EMAILS,
    ]);
    return [
      {
        name: details.fullName ?? '',
        phones: (details.phones ?? []).flatMap(({ number }) => (number ? [number] : [])).slice(0, 20),
        emails: (details.emails ?? []).flatMap(({ address }) => (address ? [address] : [])).slice(0, 20),
      },
    ];
  },
};
