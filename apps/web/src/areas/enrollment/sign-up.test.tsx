import { clientType } from '@dayfare/domain/enrollment';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabases } from '../../testing/databases.ts';
import { lastCode } from '../../testing/sandbox/last-code.ts';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, choose, fill, follow, press, readInMain } from '../../testing/sandbox/person-steps.ts';
import { recordRequests } from '../../testing/sandbox/recorded-requests.ts';
import { agreeToTerms, beAt } from '../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';
import {
  chooseEmployer,
  choosePassword,
  enterNumber,
  next,
  pickEmployer,
  proveNumber,
  sayBirthDate,
  sayEmployeeId,
  sayName,
  searchEmployer,
} from './testing/sign-up-steps.ts';

const server = useSandbox();
beforeEach(useDatabases);

const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe('a sign-up', () => {
  it('goes from the login to the first home, and says on its way what is wrong [enrollment-001] [enrollment-004] [enrollment-008] [enrollment-010] [enrollment-011] [enrollment-020] [enrollment-023] [enrollment-035] [enrollment-037] [enrollment-039] [enrollment-040] [enrollment-041] [enrollment-044]', async () => {
    const page = await server.open('/welcome/login');
    await follow(page, 'New here? Sign up');
    await waitFor(() => expect(document.title).toBe('Sign up · Dayfare'));
    await enterNumber(page, server, '3035550142');
    await chooseEmployer(page, 'harb', 'Harbor Foods Market');
    await sayName(page, 'Nina', 'Alvarez', 'nina.alvarez@example.com');
    await arriveAt('What’s your employee ID?');
    expect(screen.getByText('For example 4410027')).toBeDefined();
    expect(screen.getByRole('img', { name: /A pay stub/ })).toBeDefined();
    await sayEmployeeId(page, '441002');
    await screen.findByText('At this employer, it has 7 digits.');
    await sayEmployeeId(page, '4410027');
    await sayBirthDate(page, '03191994');
    await screen.findByText(/You can try 2 more times/);
    await sayBirthDate(page, '03181994');
    await arriveAt('Choose a password');
    await page.router.navigate(-1);
    await page.router.navigate(1);
    await arriveAt('Choose a password');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await choosePassword(page);
    await arriveAt('Did someone invite you?');
    await fill(page, /^Invitation code/, 'FRIEND-12');
    await press(page, 'Use this code');
    await screen.findByText('We don’t recognize that code. Check it, or skip this.');
    await press(page, 'Skip');
    await beAt(page, '/signup/get-card');
    await arriveAt('You’re all set, Nina');
    const told = screen.getByText(/earned \$[\d,]+\.\d\d that you can take before payday/).textContent;
    await press(page, 'Go to my home');
    await beAt(page, /^\/welcome\/accept-terms-conditions/);
    expect(server.local.getItem('enrollment')).toBeNull();
    await agreeToTerms(page);
    await beAt(page, '/ewa/home');
    // The amount that was told waits there, with what is still needed and one thing to do.
    const centsIn = (text: string | null, pattern: RegExp) =>
      Math.round(Number((pattern.exec(text ?? '')?.[1] ?? '0').replaceAll(',', '')) * 100);
    const home = await screen.findByRole('region', { name: 'Waiting for you' });
    const waiting = centsIn(home.textContent, /\$([\d,]+\.\d\d)/);
    const more = centsIn(home.textContent, /\$([\d,]+\.\d\d) more from the next day on/);
    expect(waiting).toBeGreaterThan(0);
    expect(waiting + more).toBe(centsIn(told, /\$([\d,]+\.\d\d)/));
    expect(
      within(home)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Add where your money goes']);
  });

  it('finds everything as it was on the way back, goes on after a closed tab, and keeps nothing that can be read [access-075]', async () => {
    const page = await proveNumber(server, '3035550143');
    await chooseEmployer(page, 'harb', 'Harbor Foods Market');
    await sayName(page, 'Nina', 'Alvarez', 'nina.two@example.com');
    await arriveAt('What’s your employee ID?');
    await sayEmployeeId(page, '4410027');
    await arriveAt('When were you born?');
    await press(page, 'Back');
    await waitFor(() => expect(value('Employee ID')).toBe('4410027'));
    await press(page, 'Back');
    await waitFor(() => expect(value('Last name')).toBe('Alvarez'));
    await press(page, 'Back');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', 'Harbor Foods Market'));
    expect(server.local.getItem('enrollment')).toMatch(/^[\w-]{100,}$/);
    page.close();

    const later = await server.open('/signup/create-user');
    await screen.findByText('You began signing up with •••• 0143');
    await press(later, 'Pick up where I left off');
    await arriveAt('When were you born?');
    await later.router.navigate('/signup/create-password');
    await beAt(later, '/signup/employee-details');
    await later.router.navigate('/signup/create-user');
    await press(later, 'Start over');
    await waitFor(() => expect(value('Mobile number')).toBe(''));
    await later.router.navigate('/signup/employer');
    await beAt(later, '/signup/create-user');
    await fill(later, 'Mobile number', '3035550149');
    await press(later, 'Text me a code');
    await beAt(later, '/signup/verify-pin');
    const again = await later.reload();
    await arriveAt('Check your text messages');
    await press(again, 'Back');
    await beAt(again, '/signup/create-user');
    // Another number has been begun: its code is the furthest page now.
    await again.router.navigate('/signup/employer');
    await beAt(again, '/signup/verify-pin');
  });

  it('is in Spanish, in another brand, and loses nothing that was typed to a lost answer [enrollment-043]', async () => {
    await server.sandbox.configure({ BusinessEnvironment: 'OnShift' });
    const page = await server.open('/signup/create-user');
    await press(page, 'Español');
    await arriveAt('¿Cuál es tu número de celular?');
    await fill(page, 'Número de celular', '3035550148');
    await press(page, 'Enviarme un código');
    await beAt(page, '/signup/verify-pin');
    const [, code = ''] = /es (\d{6})/.exec(JSON.stringify(await server.sandbox.ask('/outbox'))) ?? [];
    await fill(page, 'Código que te enviamos', code);
    await arriveAt('¿Para quién trabajas?');
    expect(screen.getByRole('combobox', { name: 'Empleador' })).toBeDefined();
    await pickEmployer(page, 'harb', 'Harbor Foods Market');
    await press(page, 'Continuar');
    await arriveAt('¿Cómo te llamas?');
    await fill(page, 'Nombre', 'Nina');
    await fill(page, 'Apellido', 'Álvarez');
    await fill(page, 'Correo electrónico', 'nina.es@example.com');
    await server.sandbox.fault({ match: 'main/ProcessEnrollmentRequest', kind: 'status', status: 500 });
    await press(page, 'Continuar');
    expect((await screen.findAllByRole('link', { name: /^Llama/ })).length).toBeGreaterThan(0);
    await waitFor(() => expect(page.app.connection.pending.get()).toBe(0));
    expect(value('Apellido')).toBe('Álvarez');
    await server.sandbox.clearFaults();
    await press(page, 'Continuar');
    await arriveAt('¿Cuál es tu número de empleado?');
  });

  it('is not for whoever is signed in, who is led home [enrollment-002]', async () => {
    const page = await server.open('/signup/contact-employer', { as: people.maya });
    await beAt(page, '/ewa/home');
    await page.router.navigate('/signup/create-user');
    await beAt(page, '/ewa/home');
  });
});

describe('an invitation', () => {
  it('goes along with the sign-up whose link was followed, and is counted when the account is made: nobody asks for its code; Back from the card’s page leads home [enrollment-042] [enrollment-044]', async () => {
    const inviting = await server.open('/referral/invite', { as: people.maya });
    await choose(inviting, 'Link');
    const link = (await screen.findByText(/welcome\/invited\?code=/)).textContent ?? '';
    inviting.close();
    const sent = recordRequests();
    const page = await server.otherBrowser().open(link.slice(link.indexOf('/')));
    await press(page, 'Sign up');
    await enterNumber(page, server, '3035550143');
    await chooseEmployer(page, 'harb', 'Harbor Foods Market');
    const codes = sent
      .filter(({ path }) => path === 'main/ProcessEnrollmentRequest')
      .map(({ json }) => json().ReferralCode);
    expect(codes[0]).toBe(link.slice(-8));
    await sayName(page, 'Nina', 'Alvarez', 'nina.invited@example.com');
    await sayEmployeeId(page, '4410027');
    await sayBirthDate(page, '03181994');
    await choosePassword(page);
    await beAt(page, '/signup/get-card');
    await arriveAt('You’re all set, Nina');
    await press(page, 'Back');
    await agreeToTerms(page);
    await beAt(page, '/ewa/home');
    page.close();
    await server.sandbox.advance(60_000);
    await server.open('/referral', { as: people.maya });
    await screen.findByText('Rewarded');
  });
});

/** The documents' top-level fields of the payload that every screen sends; the others come with their screens. */
const everyScreen = [
  ...['CreateDayfareDirectUser', 'UserID', 'EnrollmentReferenceID', 'Username', 'registerationStatus'],
  ...['isValidatePin', 'CurrentScreen', 'ClientSignature', 'attemptCount', 'userType', 'CampaignType'],
  ...['isCardExist', 'authAccountID', 'isPayrollCardUser', 'utm_campaign', 'isBack', 'isOnLanding'],
];

describe('a campaign', () => {
  it('goes along with the sign-up, and so does the kind of device [enrollment-007] [enrollment-014] [enrollment-018] [enrollment-045] [enrollment-055]', async () => {
    const sent = recordRequests();
    const page = await server.open('/signup/create-user?utm_campaign=spring');
    await enterNumber(page, server, '3035550150');
    await chooseEmployer(page, 'harb', 'Harbor Foods Market');
    await arriveAt('What’s your name?');
    const [payload = {}] = sent
      .filter(({ path }) => path === 'main/ProcessEnrollmentRequest')
      .map(({ json }) => json())
      .filter(({ CurrentScreen }) => CurrentScreen === 2);
    expect([4, 7]).toContain(payload.RequestType);
    expect(Object.keys(payload)).toEqual(expect.arrayContaining(everyScreen));
    expect(clientType.fromWire(Number(payload.ClientType))).toBe('Web');
    expect(payload).toMatchObject({
      ...{ utm_campaign: 'spring', CampaignType: 5, userType: 4 },
      ...{ CreateDayfareDirectUser: false, isBack: false },
    });
  });
});

describe('a number', () => {
  it('of another country has the code and the form that the configuration says [enrollment-035]', async () => {
    const guatemala = { callingCode: '502', regions: ['GT'], mask: '#### ####' };
    await server.sandbox.configure({ CountryCodes: JSON.stringify([guatemala]) });
    const page = await server.open('/signup/create-user');
    await screen.findByText('+502');
    await fill(page, 'Mobile number', '12345678');
    await press(page, 'Text me a code');
    await beAt(page, '/signup/verify-pin');
    expect(JSON.stringify(await server.sandbox.ask('/outbox'))).toContain('+50212345678');
  });

  it('is sent another code three times at most, and says how many are left [enrollment-036]', async () => {
    await server.sandbox.configure({ ResendCountDownTimeInSeconds: '0' });
    const page = await server.open('/signup/create-user');
    await fill(page, 'Mobile number', '3035550151');
    await press(page, 'Text me a code');
    await arriveAt('Check your text messages');
    await readInMain(/We sent a 6-digit code to •••• 0151/);
    for (const left of ['3 more codes', '2 more codes', '1 more code']) {
      await screen.findByText(`You can ask for ${left}.`);
      await press(page, 'Send a new code');
    }
    await screen.findByText(/That was the last code that we can send for now/);
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    expect(server.network.count('Main/ResendEnrollmentPin')).toBe(3);
    await fill(page, 'Code that we sent', await lastCode(server.sandbox));
    await arriveAt('Who do you work for?');
  });

  it('is proved by six digits in three tries, also over a reload; then five minutes pass before the next [enrollment-036]', async () => {
    let page = await server.open('/signup/create-user');
    await fill(page, 'Mobile number', '3035550148');
    await press(page, 'Text me a code');
    await beAt(page, '/signup/verify-pin');
    await fill(page, 'Code that we sent', '00000');
    await press(page, 'Continue');
    await screen.findByText('Enter all 6 digits of the code.');
    for (const left of ['2 more times', '1 more time']) {
      await fill(page, 'Code that we sent', '000000');
      await screen.findByText(`That code isn’t right. You can try ${left}.`);
      page = await page.reload();
    }
    await fill(page, 'Code that we sent', '000000');
    await screen.findByText(/Too many wrong codes/);
    expect(screen.getByRole('timer', { name: /You can try again in/ }).textContent).toMatch(/^(5:00|4:5\d)$/);
  });

  it('that has an account says so only to who has its code; a landline says so at once [enrollment-012] [enrollment-046]', async () => {
    const page = await server.open('/signup/create-user');
    await fill(page, 'Mobile number', '2025550180');
    await press(page, 'Text me a code');
    await screen.findByText(/Texts don’t reach this number/);
    page.close();
    for (const [number, title] of [
      ['2025550101', 'You already have an account'],
      ['2025550182', 'This account is closed'],
      ['2025550183', 'Your account is almost ready'],
    ] as const) {
      const own = await server.otherBrowser().open('/signup/create-user');
      await enterNumber(own, server, number);
      await arriveAt(title);
      expect(screen.getByText(/Give them this reference: [A-Z0-9]{6}/)).toBeDefined();
      own.close();
    }
  });
});

describe('an employer', () => {
  it('that nobody has says so', async () => {
    const page = await proveNumber(server, '3035550147');
    await arriveAt('Who do you work for?');
    await searchEmployer(page, 'zzzz');
    await screen.findByText(/No employer by that name/);
  });

  it.each([
    ['maple l', 'Maple Leaf Grocers', /sign up on another site/],
    ['quiet o', 'Quiet Oak Schools', /hasn’t finished setting up/],
  ])('that cannot be signed up at says why and what to do: %s [enrollment-046]', async (typed, name, why) => {
    const page = await proveNumber(server, '3035550147');
    await chooseEmployer(page, typed, name);
    await screen.findByText(why);
    expect(page.here()).toBe('/signup/employer');
  });

  it('in whose records nobody is found three times is to be asked, and starting over does not help [enrollment-006] [enrollment-002]', async () => {
    const find = async () => {
      const page = await server.otherBrowser().open('/signup/create-user');
      await enterNumber(page, server, '3035550145');
      await chooseEmployer(page, 'harb', 'Harbor Foods Market');
      await sayName(page, 'Nina', 'Alvarez', 'nina.three@example.com');
      await arriveAt('What’s your employee ID?');
      await sayEmployeeId(page, '4410027');
      return page;
    };
    const page = await find();
    for (const left of ['2 more times', '1 more time']) {
      await sayBirthDate(page, '03191994');
      await screen.findByText(new RegExp(`You can try ${left}`));
    }
    await sayBirthDate(page, '03191994');
    await arriveAt('We couldn’t find you');
    await screen.findByText(/With a code from your employer, you can try again/);
    await follow(page, 'What to ask your employer');
    await arriveAt('Ask your employer');
    page.close();

    const again = await find();
    await arriveAt('We couldn’t find you');
    const code = await server.sandbox.employerCode('4410027');
    await fill(again, 'Code from your employer', code);
    await sayBirthDate(again, '03181994', 'We couldn’t find you');
    await arriveAt('Choose a password');
  });

  it('that asks for the SSN gets its last digits, and says when they are not its own [enrollment-027] [enrollment-038]', async () => {
    const page = await proveNumber(server, '3035550144');
    await chooseEmployer(page, 'cedar ridge h', 'Cedar Ridge Hospital');
    await sayName(page, 'Omari', 'Bell', 'omari.bell@example.com');
    await arriveAt('Confirm it’s you');
    await fill(page, 'Last 4 digits of your SSN', '4822');
    await next(page);
    await screen.findByText(/don’t match what your employer has/);
    await fill(page, 'Last 4 digits of your SSN', '4821');
    await next(page);
    await arriveAt('Take a picture of your ID');
    await press(page, 'Back');
    await arriveAt('Who do you work for?');
  });

  it('with a sign-in of its own offers it first, and the employee ID beside it [enrollment-010]', async () => {
    const page = await proveNumber(server, '3035550146');
    await chooseEmployer(page, 'summit r', 'Summit Ridge Hotels');
    await sayName(page, 'Nora', 'Lind', 'nora.lind@example.com');
    await arriveAt('There are two ways to sign up');
    await press(page, 'Use my employee ID');
    await arriveAt('What’s your employee ID?');
    await sayEmployeeId(page, '5170044');
    await sayBirthDate(page, '05141996');
    await arriveAt('Choose a password');
  });
});
