import type { WireSettings } from '../../startup/contract.ts';

const usual = {
  SessionTimeout: '480',
  MinTransactionAmount: '1',
  MaxTransactionAmount: '500',
  ConfigurationsCacheExpiryTime: '4',
  IsEnableMaintenanceMode: '0',
  Languages: 'en,es',
  CustomerSupportNumber: '1 (855) 854-0485',
  BusinessEnvironment: 'Common',
  RemoveHtmlTags: '0',
  TopHeaderConfiguration: '',
};

/** Configuration as it usually is; give keys to change or add some. */
export function configuration(overrides: Readonly<Record<string, string>> = {}): WireSettings {
  return Object.entries({ ...usual, ...overrides }).map(([key, value]) => ({ key, value }));
}

/** Startup data with nothing out of the ordinary. */
export function startupData(overrides: Readonly<Record<string, string>> = {}): WireSettings {
  const data = {
    IsStateExpired: '0',
    IsMinorUser: '0',
    IsCardServiceEnabled: '1',
    IsBankLinked: '1',
    ...overrides,
  };
  return Object.entries(data).map(([key, value]) => ({ key, value }));
}
