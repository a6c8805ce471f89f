import {
  answer,
  contract,
  contractSamples,
  dropped,
  never,
  refuse,
  sessionSamples,
  startupSamples,
} from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sanitiseContract } from '../../../platform/security/sanitise.ts';
import { attacks } from '../../../platform/security/testing/attacks/index.ts';
import { harmIn } from '../../../platform/security/testing/harm.ts';
import { timesReached, watchReached } from '../../../platform/security/testing/watch-reached.ts';
import { arrived, findInMain, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { getAgreedContracts, getContractByType, getListOfContracts } = contract.contracts;
const { agreedContract, agreedContracts, contractDocument, contracts } = contractSamples;

const titles: Readonly<Record<number, string>> = {
  2: 'Privacy policy',
  6: 'Electronic fund transfers',
  8: 'Terms of service',
  // Partner brands have their own of these two.
  61: 'Electronic fund transfers',
  62: 'Terms of service',
  206: 'Electronic fund transfers of your region',
  208: 'Terms of service of your region',
};
const titled = (type: number) =>
  contractDocument({ id: type * 100, contractType: type, contractTitle: titles[type] ?? `Document ${type}` });
const library = answer(getListOfContracts, ({ contracts: asked }) =>
  contracts(asked.map(({ contractType }) => titled(contractType))),
);

const meta = preview.meta({
  title: 'Screens/Contracts/Agreements',
  ...screenStory({ at: '/home/agreements', after: ['/ewa/home'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(contract.analytics.logClientCalls, true),
      answer(getAgreedContracts, agreedContracts()),
      answer(getContractByType, ({ contractType }) => contracts([titled(contractType)])),
      library,
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

/** Opens the terms of service that were agreed to; gives the sheet. */
async function openAgreed(context: Context) {
  await arrived(context);
  const list = await within(context.canvasElement).findByRole('list', { name: 'What you’ve agreed to' });
  await userEvent.click(within(list).getByRole('button', { name: /^Terms of service/ }));
  return screen.findByRole('dialog', { name: 'Terms of service' });
}

/** Opens a group of the agreements to look up; gives its list. */
async function openGroup(context: Context, name: RegExp) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await canvas.findByRole('list', { name }));
}

/** What was agreed to with each transfer, and what once, with the version, the date and the wording. */
export const Usual = meta.story({
  tags: ['contracts-001'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Agreements');
    const canvas = within(context.canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'What you’ve agreed to' }));
    const [often, once] = list.getAllByRole('listitem');
    await expect(often).toHaveTextContent(/Early pay agreement.*Agreed 14 times, last on November 18, 2026/);
    await expect(once).toHaveTextContent(/Terms of service.*Agreed on February 3, 2026/);
    await userEvent.click(list.getByRole('button', { name: /^Terms of service/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Terms of service' }));
    await expect(sheet.getByText('In force since: January 15, 2026')).toBeVisible();
    await expect(sheet.getByText('There is no interest.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(list.getByRole('button', { name: /^Terms of service/ })).toHaveFocus());
  },
});

/** Agreed to in Spanish: the wording is that one, and read out in its language. */
export const InAnotherLanguage = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAgreedContracts,
        agreedContracts([agreedContract({ language: 'es', htmlText: '<p>Sin intereses.</p>' })]),
      ),
    ),
  play: async (context) => {
    const sheet = within(await openAgreed(context));
    await expect(sheet.getByText('Sin intereses.').closest('[lang]')).toHaveAttribute('lang', 'es-US');
  },
});

/** From before wordings were kept: the date is there, and how to get a copy. */
export const WordingNotKept = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAgreedContracts,
        agreedContracts([agreedContract({ htmlText: null, version: null, language: null })]),
      ),
    ),
  play: async (context) => {
    const sheet = within(await openAgreed(context));
    await expect(sheet.getByText(/Call us and we’ll send you a copy/)).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
    await expect(sheet.queryByText(/In force since/)).toBeNull();
  },
});

/** The two documents of the privacy statement, each fetched by its link and opened in a drawer. */
export const PrivacyStatement = meta.story({
  tags: ['contracts-012'],
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    for (const name of ['Privacy policy', 'Terms of service']) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const sheet = within(await screen.findByRole('dialog', { name }));
      await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
});

/** A document of the statement could not be fetched: no drawer opens, and a notice says so. */
export const LinkFailed = meta.story({
  tags: ['contracts-013'],
  beforeEach: ({ msw }) =>
    msw.use(refuse(getContractByType, { status: 404, code: 'ContractNotFound', message: '' })),
  play: async (context) => {
    await arrived(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Privacy policy' }),
    );
    await waitFor(() => expect(screen.getByText(/couldn’t open “Privacy policy”/)).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** All that can be looked up, fetched once a group is opened. */
export const LookedUp = meta.story({
  play: async (context) => {
    const list = await openGroup(context, /^Using /);
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(10);
    await userEvent.click(list.getByRole('button', { name: 'Electronic fund transfers' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Electronic fund transfers' }),
    ).toBeInTheDocument();
  },
});

/** In region 4 the terms of service and the agreement on transfers are the region's. */
export const Region4 = meta.story({
  tags: ['contracts-010'],
  parameters: shownAs({
    user: sessionSamples.employee({ dayfareRegionID: 4 }),
    configuration: startupSamples.configuration({
      RegionalEFTAContractType: '206',
      RegionalTermsOfServiceContractType: '208',
    }),
  }),
  play: async (context) => {
    const list = await openGroup(context, /^Using /);
    await expect(
      list.getByRole('button', { name: 'Electronic fund transfers of your region' }),
    ).toBeVisible();
    await expect(list.queryByRole('button', { name: 'Electronic fund transfers' })).toBeNull();
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Terms of service' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Terms of service of your region' }),
    ).toBeInTheDocument();
  },
});

/** Several at once could not be fetched: it is logged, nothing opens, and one can try again. */
export const LookUpFailed = meta.story({
  tags: ['contracts-013'],
  beforeEach: ({ msw }) =>
    msw.use(refuse(getListOfContracts, { status: 404, code: 'ContractNotFound', message: '' })),
  play: async (context) => {
    await arrived(context);
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: /^Using / }));
    await expect(await findInMain(context, 'We couldn’t load these agreements')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Nothing agreed to yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getAgreedContracts, agreedContracts([]))),
  play: async (context) => {
    await expect(await findInMain(context, 'Nothing yet')).toBeVisible();
  },
});

/** While the list comes. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getAgreedContracts)),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Agreements');
  },
});

/** The list could not be had. */
export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(getAgreedContracts, { status: 400, code: 'InvalidRequest', message: '' })),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your agreements')).toBeVisible();
  },
});

/** No connection on the way. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getAgreedContracts)),
  play: async (context) => {
    const main = within(await within(context.canvasElement).findByRole('main'));
    await expect(await main.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

const texts = Object.values(attacks).flat();

/** Documents that try to act in the page, one below the other: they come as harmless text, and nothing of them runs. */
export const Hostile = meta.story({
  beforeEach: ({ msw }) => {
    const htmlText = texts.map((attack) => String(sanitiseContract(attack))).join('<hr>');
    msw.use(answer(getAgreedContracts, agreedContracts([agreedContract({ htmlText })])));
    return watchReached();
  },
  play: async (context) => {
    const dialog = await openAgreed(context);
    const rendered = dialog.querySelector('[lang] > div');
    if (!rendered) throw new Error('No document is shown.');
    await expect(rendered.querySelectorAll('hr')).toHaveLength(texts.length - 1);
    await expect(harmIn(rendered)).toEqual([]);
    await expect(timesReached()).toBe(0);
    // The markup of the texts comes from outside: the checks of the page look at it without them.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
