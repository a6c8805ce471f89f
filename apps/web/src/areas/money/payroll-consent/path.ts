/** Where somebody allows their payroll provider to tell us their hours, and where its page leads back to. */
export const payrollConsentPath = '/ewa/payroll-consent';
