import type { WireDrugOffer } from '../../marketplace/rx-contract.ts';

/** A drug that many people take. */
export const drug = () => ({ drugID: 1, name: 'Metformin', form: '500 mg tablet' });

const offer = (pharmacyID: number, name: string, price: number): WireDrugOffer => ({
  ...{ pharmacyID, name, address: '14 Front Street', city: 'New York', state: 'NY', zip: '10005' },
  ...{ kilometers: 1.2, price, usualPrice: 12.6 },
});

/** Two pharmacies, the cheapest first. */
export const prices = () => ({
  ...{ currency: 'USD', drug: drug(), quantity: 30 },
  offers: [offer(2, 'Court Street Drugs', 4.91), offer(1, 'Maple Pharmacy', 6.55)],
});

/** The person's own card. */
export const card = () => ({ memberID: 'RX00000042', groupID: 'EWA2026', bin: '610600', pcn: 'SAVE' });

/** Cards of two people of a household. */
export const family = () => ({
  cards: [
    { cardID: 1, name: 'Ana María', memberID: 'RX00000042-01' },
    { cardID: 2, name: 'Leo', memberID: 'RX00000042-02' },
  ],
});
