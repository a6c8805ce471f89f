import { answer, cardSamples, contract, contractSamples, dropped, never, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { findInMain, shownAs } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getCard, getCardApplication, saveCardApplicant, applyForCard } = contract.card;
const { getListOfContracts } = contract.contracts;
const { cardApplication, noCard } = cardSamples;

const documents = answer(getListOfContracts, ({ contracts: asked }) =>
  contractSamples.contracts(
    asked.map(({ contractType }) =>
      contractSamples.contractDocument({
        ...{ id: contractType * 10, contractType, contractTitle: `Agreement ${contractType}` },
      }),
    ),
  ),
);

const meta = preview.meta({
  title: 'Screens/Card/Apply',
  ...cardScreen('/card/carddesign-terms'),
  beforeEach: ({ msw }) => {
    msw.use(answer(getCard, noCard()), answer(getCardApplication, cardApplication()), documents, ...cardDay);
    return atCardTime();
  },
});

interface Context {
  canvasElement: HTMLElement;
}

const press = async ({ canvasElement }: Context, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

const apply = async (context: Context, signature = 'Clara Mbeki') => {
  await userEvent.type(
    await within(context.canvasElement).findByRole('textbox', { name: 'Your signature' }),
    signature,
  );
  await press(context, 'Apply for the card');
};

/** The first step: what the card looks like, its fees in short, and what is agreed to. */
export const Terms = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getCardApplication,
        cardApplication({ ...{ hasAgreed: false, hasApplicant: false, scannedAt: null } }),
      ),
    ),
  play: async (context) => {
    await press(context, 'Continue');
    await expect(await findInMain(context, /agree to each of them, then continue/)).toBeVisible();
  },
});

/** The agreements were agreed to before, and can be read again. */
export const TermsAgreed = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, /You agreed to these agreements before/)).toBeVisible();
  },
});

/** The agreements are on their way. */
export const TermsLoading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getListOfContracts)) });

/** No application without its agreements. */
export const TermsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(getListOfContracts, { status: 404, code: 'ContractNotFound', message: '' })),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the terms')).toBeVisible();
  },
});

/** Who applies, and where the card goes. */
export const Person = meta.story({
  parameters: shownAs({ at: '/card/personal-info' }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getCardApplication,
        cardApplication({
          ...{ hasApplicant: false, scannedAt: null },
          applicant: {
            ...{ firstName: 'Clara', lastName: 'Mbeki', birthDate: null },
            ...{ addressLine1: '', addressLine2: '', city: '', state: null, zipcode: '' },
          },
        }),
      ),
    ),
  play: async (context) => {
    await press(context, 'Continue');
    await expect(await findInMain(context, 'Enter your whole date of birth.')).toBeVisible();
  },
});

/** What was typed before is there; another name would have the document read again. */
export const PersonAgain = meta.story({
  parameters: shownAs({ at: '/card/personal-info' }),
  play: async (context) => {
    await expect(await findInMain(context, /we’ll have to read your ID again/)).toBeVisible();
  },
});

/** The answer didn’t come: what was typed stays. */
export const PersonNotSaved = meta.story({
  parameters: shownAs({ at: '/card/personal-info' }),
  beforeEach: ({ msw }) => msw.use(dropped(saveCardApplicant)),
  play: async (context) => {
    await press(context, 'Continue');
    await expect(await findInMain(context, 'This isn’t saved yet')).toBeVisible();
  },
});

/** Why a document is asked for, and how to take a picture that can be read. */
export const Scan = meta.story({
  parameters: shownAs({ at: '/card/ideology-scan' }),
  beforeEach: ({ msw }) => msw.use(answer(getCardApplication, cardApplication({ scannedAt: null }))),
});

/** The document has been read. */
export const ScanRead = meta.story({
  parameters: shownAs({ at: '/card/ideology-scan' }),
  play: async (context) => {
    await expect(await findInMain(context, 'Your ID has been read')).toBeVisible();
  },
});

/** The picture of the document, which isn’t taken yet. */
export const Image = meta.story({
  parameters: shownAs({ at: '/card/ideology-scan-image' }),
  beforeEach: ({ msw }) => msw.use(answer(getCardApplication, cardApplication({ scannedAt: null }))),
  play: async (context) => {
    await press(context, 'Use this picture');
    await expect(await findInMain(context, 'Take a picture of your ID first.')).toBeVisible();
  },
});

/** All of it once more, before it is sent. */
export const Review = meta.story({
  parameters: shownAs({ at: '/card/review-details' }),
  play: async (context) => {
    await expect(await findInMain(context, /12 Orchard Street/)).toBeVisible();
    await expect(await findInMain(context, /May 4, 1990/)).toBeVisible();
  },
});

/** The answer to the application didn’t come. */
export const NotSent = meta.story({
  parameters: shownAs({ at: '/card/review-details' }),
  beforeEach: ({ msw }) => msw.use(dropped(applyForCard)),
  play: async (context) => {
    await apply(context);
    await expect(await findInMain(context, 'Your application wasn’t sent')).toBeVisible();
  },
});

/** Signed with another name than that of the application. */
export const SignatureNotValid = meta.story({
  parameters: shownAs({ at: '/card/review-details' }),
  play: async (context) => {
    await apply(context, 'Clara M');
    await expect(
      await findInMain(context, 'Sign with the name on your application: Clara Mbeki.'),
    ).toBeVisible();
  },
});

/** It is being sent. */
export const Sending = meta.story({
  parameters: shownAs({ at: '/card/review-details' }),
  beforeEach: ({ msw }) => msw.use(never(applyForCard)),
  play: (context) => apply(context),
});

/** A review in Spanish. */
export const Spanish = meta.story({
  parameters: shownAs({ at: '/card/review-details' }),
  globals: { language: 'es' },
});
