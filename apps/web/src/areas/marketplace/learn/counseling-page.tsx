import { PartnerPage } from './partner-page.tsx';

export const title = 'marketplace/learn:titles.FinancialCounseling';

/** Counseling about money, with a partner. */
export const Screen = () => <PartnerPage service="FinancialCounseling" />;
