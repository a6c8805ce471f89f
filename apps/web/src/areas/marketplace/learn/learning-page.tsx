import { PartnerPage } from './partner-page.tsx';

export const title = 'marketplace/learn:titles.FinancialLearning';

/** Lessons about money, with a partner. */
export const Screen = () => <PartnerPage service="FinancialLearning" />;
