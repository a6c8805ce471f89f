import type { Page } from '@playwright/test';
import type { Part } from './screen-page.ts';

/** A screen, and how one comes to it from the one before. */
export interface Step {
  readonly name: string;
  /** What is pressed. */
  readonly press: string;
  /** The text and the button one came for: the last of them counts. */
  readonly content: readonly Part[];
  /** What comes with a figure of its own. */
  readonly own?: Readonly<Record<string, Part>> | undefined;
  /** What is done before the press, without being measured. */
  readonly before?: ((page: Page) => Promise<void>) | undefined;
  /** Whether one goes back afterwards. Default false. */
  readonly isAside?: boolean | undefined;
}

/** What one person does in a tab, from the home on. */
export interface Walk {
  readonly area: string;
  /** E-mail address of a seeded person. */
  readonly who: string;
  readonly steps: readonly Step[];
  /** What is done once after signing in, without being measured. */
  readonly prepare?: ((page: Page) => Promise<void>) | undefined;
}

const link = (href: string) => `main a[href^="${href}"]`;
const part = (css: string, text?: string): Part => ({ css, text });
const button = (text: string) => part('button', text);
const aside = { isAside: true } as const;

/** A screen that a link of the page leads to. */
const to = (name: string, href: string, content: readonly Part[], more: Partial<Step> = {}): Step => ({
  ...{ name, press: link(href), content },
  ...more,
});

/** The page of a tab. */
const hub = (group: string, ...first: readonly string[]): Step => ({
  ...{ name: `${group}, the list`, press: `a[href="/home/${group}"]` },
  content: first.map((href) => part(link(href))),
});

const maya = 'maya.torres@example.com';

/** A screen about the person, from the sheet behind the avatar. */
const about = (name: string, href: string, content: readonly Part[]): Walk => ({
  ...{ area: 'you', who: maya },
  steps: [
    {
      ...{ name, press: `[role="dialog"] a[href="${href}"]`, content },
      before: async (page) => {
        await page.getByRole('button', { name: 'Your account' }).first().click();
        await page.getByRole('dialog').waitFor();
        await page.waitForTimeout(1_500);
      },
    },
  ],
});

/** Says when the person was born, where rides ask for it. */
async function giveBirthDate(page: Page): Promise<void> {
  await page.goto('/uber');
  const ask = page.getByRole('button', { name: 'Save and go on' });
  const form = page.getByRole('button', { name: 'See cars and prices' });
  const under = page.getByRole('heading', { level: 1, name: 'Your ride', exact: true });
  await ask.or(form).or(under).first().waitFor();
  if (!(await ask.isVisible())) return;
  await page.getByRole('spinbutton', { name: /^month/ }).focus();
  await page.keyboard.type('04021994');
  await ask.click();
  await form.waitFor();
}

/** Books a ride, unless one is under way. */
async function bookRide(page: Page): Promise<void> {
  await giveBirthDate(page);
  if (await page.getByRole('heading', { level: 1, name: 'Your ride', exact: true }).isVisible()) return;
  const ends = { 'Pick-up': 'Central Station', Destination: 'Riverside Hospital' };
  for (const [label, place] of Object.entries(ends)) {
    await page.getByRole('combobox', { name: label }).focus();
    await page.keyboard.type(place);
    await page.getByRole('option', { name: new RegExp(`^${place}`) }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'See cars and prices' }).click();
  await page.getByRole('radio', { name: 'Standard' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Read and agree' }).click();
  const agree = page.getByRole('dialog').getByRole('button', { name: /^I agree/i });
  await agree.waitFor();
  while (await agree.isVisible()) {
    await agree.click();
    await page.waitForTimeout(300);
  }
  await page.getByRole('button', { name: /^Book for/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Your ride', exact: true }).waitFor();
}

/** The area whose slowest step the others are held against. */
export const yardstick = 'getting money';

/** The screens of every area that people come to from the home, as they come to them. */
export const walks: readonly Walk[] = [
  {
    area: yardstick,
    who: 'rosa.delgado@example.com',
    steps: [
      {
        name: 'how much',
        press: 'main button:has-text("Get money")',
        content: [part('input'), button('^Continue')],
      },
      {
        name: 'review',
        press: 'button:has-text("Continue")',
        before: (page) => page.getByRole('textbox', { name: 'Amount' }).fill('20'),
        content: [button(String.raw`^Get \$`)],
      },
      {
        name: 'receipt',
        press: 'button:has-text("Get $")',
        content: [button('^Done'), part('main', String.raw`\$20`)],
      },
    ],
  },
  {
    area: 'money',
    who: maya,
    steps: [
      hub('money', '/ewa/history', '/smartspend'),
      to('transfers', '/ewa/history', [part(link('/ewa/history/'))]),
      to('one transfer', '/ewa/history/', [part('main', 'Reference|Receipt|Arriv')], aside),
    ],
  },
  {
    area: 'accounts',
    who: maya,
    steps: [
      hub('money', '/ewa/accounts'),
      to('where your money goes', '/ewa/accounts', [
        part(link('/ewa/accounts/1')),
        button('^Add an account'),
      ]),
      to('one account', '/ewa/accounts/1', [part('main', '4821|Harbor')], aside),
      {
        name: 'add an account',
        press: 'main button:has-text("Add an account")',
        content: [part(link('/ewa/accounts/new/bank'))],
      },
    ],
  },
  {
    area: 'money',
    who: maya,
    steps: [
      hub('money', '/ewa/earnings'),
      to('earnings', '/ewa/earnings', [part('main button', 'hours')], aside),
      to('regular transfers', '/ewa/recurring', [part('main button', '[Rr]egular transfer')], aside),
      to('cash pickup', '/ewa/cash', [button('^Get cash'), part('main li')], aside),
      to('gift card', '/ewa/gift-card', [button('^Get a gift card')], aside),
    ],
  },
  {
    area: 'savings',
    who: 'elena.duarte@example.com',
    steps: [
      hub('money', '/savings'),
      to('goals', '/savings', [part(link('/savings/')), button('^Start another goal')]),
      to('one goal', '/savings/', [part('main', String.raw`\$325`), part('main button')], aside),
      { name: 'a new goal', press: 'button:has-text("Start another goal")', content: [button('^Continue')] },
    ],
  },
  {
    area: 'bills',
    who: 'bruno.keller@example.com',
    steps: [
      hub('money', '/billpay'),
      to('bills', '/billpay', [part(link('/billpay/')), button('^Add a bill')]),
      to('one bill', '/billpay/', [part('main', String.raw`\$35`), part('main button')], aside),
      { name: 'add a bill', press: 'button:has-text("Add a bill")', content: [button('^Add the bill')] },
    ],
  },
  {
    area: 'budget',
    who: 'bruno.keller@example.com',
    steps: [
      hub('money', '/smartspend'),
      to('budget', '/smartspend', [part(link('/smartspend/Groceries'))]),
      to('one category', '/smartspend/Groceries', [part('main li', String.raw`\$\d`)]),
    ],
  },
  {
    area: 'tips',
    who: 'yara.haddad@example.com',
    steps: [
      hub('money', '/timely-tips'),
      to('tips and mileage', '/timely-tips', [part('main li'), button('^Stop early payouts')]),
      to('tips history', '/timely-tips/transactionhistory', [part('main li', String.raw`\$\d`)]),
    ],
  },
  {
    area: 'card',
    who: 'nadia.rahman@example.com',
    steps: [
      {
        name: 'card',
        press: 'a[href="/card/home"], a[href="/home/card"]',
        content: [part(link('/card/transactions/')), button('^Lock card')],
      },
      to('one purchase', '/card/transactions/', [part('main', 'Café Río')], aside),
      to('card services', '/card/services-dashboard', [part(link('/card/number'))]),
      to('card number', '/card/number', [button('^Show card number')], aside),
    ],
  },
  {
    area: 'time',
    who: maya,
    steps: [
      hub('work', '/timely-shifts'),
      to('shifts and hours', '/timely-shifts', [button('^Clock (in|out)')]),
      to('log hours', '/home/hours/new', [button('^Save the hours')], aside),
      to('hours history', '/ewa/hours-history', [part('main button', 'hours')]),
    ],
  },
  {
    area: 'chat',
    who: maya,
    steps: [
      hub('work', '/connect/chats'),
      to('chats', '/connect/chats', [part(link('/connect/chats/')), button('^New chat')]),
      to('a conversation', '/connect/chats/', [part('main li, main article')], {
        own: { 'a conversation, can be written to': part('form input:enabled') },
      }),
    ],
  },
  {
    area: 'work',
    who: maya,
    steps: [
      hub('work', '/connect/jobs'),
      to('notifications', '/connect/notifications', [part(link('/home/notifications'))], aside),
      to('open shifts', '/connect/shifts', [part(link('/connect/shifts/'))], aside),
      to('jobs', '/connect/jobs', [part(link('/connect/jobs/'))]),
      to('one job', '/connect/jobs/', [part('button')]),
    ],
  },
  {
    area: 'work',
    who: maya,
    steps: [
      hub('work', '/connect/connect'),
      to('at work', '/connect/connect', [part(link('/connect/announcements/'))]),
    ],
  },
  {
    area: 'rides',
    who: maya,
    prepare: giveBirthDate,
    steps: [hub('more', '/uber'), to('from where to where', '/uber', [button('^See cars and prices')])],
  },
  {
    area: 'rides',
    who: 'hannah.kowalski@example.com',
    prepare: bookRide,
    steps: [
      hub('more', '/uber'),
      to('a ride under way', '/uber', [part('main h2'), part('a[href="tel:911"]')], {
        own: { 'a ride under way, the map': part('svg[role="img"]:has([data-place])') },
      }),
    ],
  },
  {
    area: 'discounts',
    who: maya,
    steps: [
      hub('more', '/apps'),
      to('discounts', '/apps', [part(link('/'))]),
      to('money counseling', '/apps/counseling', [button('^Find a counselor')], aside),
      to('prescriptions', '/rxdiscount', [part('main a, main button', 'price|card|Find')]),
    ],
  },
  {
    area: 'more',
    who: maya,
    steps: [
      hub('more', '/home/needhelp'),
      to('help', '/home/needhelp', [part(link('tel:')), button('^Tell us what you think')]),
      to('questions and answers', '/faqs', [button(String.raw`^What does it cost\?`)]),
    ],
  },
  {
    area: 'more',
    who: maya,
    steps: [hub('more', '/referral'), to('invite and earn', '/referral', [button('^Invite')])],
  },
  ...[
    about('your limits', '/ewa/limits', [button('^Set a limit')]),
    about('two-step sign-in', '/home/two-step', [part('main button')]),
    about('devices', '/device-activity', [part('main li'), button('^Sign out everywhere')]),
    about('notification settings', '/home/notifications', [part('main input[role="switch"]')]),
    about('agreements', '/home/agreements', [part('main li button')]),
  ],
];
