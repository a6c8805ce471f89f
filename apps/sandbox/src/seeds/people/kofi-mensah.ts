import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Signs in at the employer’s own page (single sign-on). */
export const kofiMensah: Seed = {
  id: 1017,
  shows: 'Signs in at the employer’s own page (single sign-on)',
  firstName: 'Kofi',
  lastName: 'Mensah',
  userName: 'kofi.mensah',
  email: 'kofi.mensah@example.com',
  mobile: '2025550117',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/Chicago',
  employers: [
    {
      ...{ id: 517, name: 'Summit Ridge Hotels', ssoPartnerId: 41 },
      newHires: [
        { userName: 'nora.lind', firstName: 'Nora', lastName: 'Lind' },
        // Someone the employer's records don't hold.
        { userName: 'pat.moss', firstName: 'Pat', lastName: 'Moss' },
      ],
    },
  ],
  hourlyRate: 24_50,
  withholding: 16_00,
  dayOfPeriod: 8,
  minutes: patterns.shop,
  instruments: [checking('Lakeside Savings', '0117'), debitCard('Midwest Debit', '6117', 'mastercard')],
};
