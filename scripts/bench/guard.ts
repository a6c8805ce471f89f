import { type AccessConfiguration, type AccessSession, decide, routePaths } from '@dayfare/domain/access';

const seconds = 2;
const configuration: AccessConfiguration = {
  status: 'loaded',
  origin: 'https://pay.example',
  allowedHosts: ['partner.example'],
};
const visitor: AccessSession = { isSignedIn: false, userType: null };
const employee: AccessSession = {
  isSignedIn: true,
  userType: 'User',
  areTipsEnabled: true,
  card: {
    isServiceEnabled: true,
    isHidden: false,
    isInApprovalProcess: false,
    isMinor: false,
    isMinorConsentApproved: false,
  },
};
const searches = ['', '?isFromDashboard=true&amount=40'];

/** How many decisions the guard makes a second: every page of the catalogue, with and without a query, for a visitor and for an employee. */
export async function guard(): Promise<void> {
  rounds(50);
  const start = performance.now();
  let made = 0;
  while (performance.now() - start < seconds * 1000) made += rounds(10);
  const perSecond = made / ((performance.now() - start) / 1000);
  console.log(`${Math.round(perSecond).toLocaleString('en-US')} decisions per second`);
}

/** Asks the guard about every page so many times; how often that was. */
function rounds(times: number): number {
  let made = 0;
  for (let round = 0; round < times; round += 1) {
    for (const path of routePaths) {
      for (const search of searches) {
        decide({ path, search }, visitor, configuration);
        decide({ path, search }, employee, configuration);
        made += 2;
      }
    }
  }
  return made;
}
