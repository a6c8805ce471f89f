import type { CurrentUser } from './current-user.ts';

/** A person with no steps due after sign-in. */
export const ana: CurrentUser = {
  authToken: 'token',
  userId: 1,
  userType: 'User',
  businessId: 10,
  companyName: 'Harbour Café',
  sessionId: 's-1',
  enrollmentStatus: 'Enrolled',
  payFrequency: 'Weekly',
  isStateExpired: false,
  mustChangePassword: false,
  isContractAccepted: true,
  mustChooseBusiness: false,
  businesses: [{ id: 10, name: 'Harbour Café' }],
  firstName: 'Ana',
  sso: null,
  sentPin: null,
  mobileNumber: '5550101234',
  dialingCode: '+1',
};

export const sentPin = { id: 3, idString: 'p-3', displayText: '••• 1234', isToEmail: false };
export const ssoPrompt = {
  buttonText: 'Continue',
  headerText: 'Sign in',
  description: '',
  partnerId: 'acme',
};
