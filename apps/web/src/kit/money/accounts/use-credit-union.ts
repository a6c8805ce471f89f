import { startupValue } from '@dayfare/domain/startup';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useVoice } from '../../../platform/i18n/use-texts.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** The credit union that the people of some employers are paid to. */
export interface CreditUnion {
  /** Whether the person's employer is one of them. */
  readonly isOffered: boolean;
  /** Empty if unknown: then no account can be added. */
  readonly name: string;
  readonly routingNumber: string;
  /** Phone number of its Membership Services, or of our support if unknown. */
  readonly phone: string;
}

/** Returns what the start-up data and the configuration say about the credit union. */
export function useCreditUnion(): CreditUnion {
  const { startup } = useApp();
  const { value } = useCell(startup.configuration);
  const voice = useVoice();
  return {
    isOffered: startupValue(startup.data.values(), 'IsECSFCUBusiness') ?? false,
    name: value('ECSFCUName') ?? '',
    routingNumber: value('ECSFCURoutingNumber') ?? '',
    phone: value('ECSFCUMembershipServicesNumber') || voice('supportPhone'),
  };
}
