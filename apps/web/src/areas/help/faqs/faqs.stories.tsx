import { answer, contract, dropped, helpSamples, never, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { getFAQsV2, getPopularTopicQuestions, getPopularVideos, searchFaqs } = contract.help;
const { faqs, question, video } = helpSamples;

const meta = preview.meta({
  title: 'Screens/Help/FAQs',
  ...screenStory({ at: '/faqs', user: null }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(getFAQsV2, faqs()),
      answer(getPopularTopicQuestions, { faQsDetails: [question()] }),
      answer(searchFaqs, { faQsDetails: [question()] }),
      answer(getPopularVideos, { popularVideos: [video(), video({ id: 9, url: 'javascript:alert(1)' })] }),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function search(context: Context, text: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search questions' }), text);
  return canvas;
}

/** Popular topics and every section; a question opens its answer. Videos are links to another site, to an https page only. */
export const Questions = meta.story({
  tags: ['help-003', 'help-004', 'help-008'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Questions and answers');
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/faqs?topic=1');
    await userEvent.click(canvas.getByRole('button', { name: 'What does it cost?' }));
    await expect(canvas.getByText(/Next business day is always free/)).toBeVisible();
    const videos = await canvas.findAllByRole('link', { name: /Get your pay early/ });
    await expect(videos.map((link) => link.getAttribute('href'))).toEqual([
      'https://videos.dayfare.example/get-your-pay-early',
    ]);
    await expect(canvas.getByText('1:14 · videos.dayfare.example')).toBeVisible();
  },
});

/** The questions of a popular topic. */
export const Topic = meta.story({
  parameters: shownAs({ at: '/faqs?topic=1' }),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Fees' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/faqs');
  },
});

/** What was searched for is highlighted, whatever its case and whatever its characters mean elsewhere. */
export const Found = meta.story({
  tags: ['validation-021'],
  play: async (context) => {
    const canvas = await search(context, '($1.99');
    await canvas.findByRole('heading', { name: 'Search results' });
    const marks = () => [...context.canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks()).toEqual(['($1.99']);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'COST');
    await canvas.findAllByText('cost', { selector: 'mark' });
    await expect(marks()).toEqual(['cost', 'cost']);
  },
});

/** Nothing contains it. */
export const NothingFound = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(searchFaqs, { faQsDetails: [] })),
  play: async (context) => {
    const canvas = await search(context, 'xylophone');
    await expect(await canvas.findByText('Nothing found')).toBeVisible();
  },
});

/** The questions are on their way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getFAQsV2)),
});

/** They could not be loaded: the support contact is still there. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getFAQsV2)),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('The questions couldn’t be loaded')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
  },
});

/** The support number, and its hours. */
export const NeedHelp = meta.story({
  tags: ['help-001', 'help-015'],
  parameters: shownAs({
    at: '/welcome/needhelp',
    configuration: startupSamples.configuration({ CustomerSupportNumber: '1-800-555-0177' }),
  }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Help');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('link', { name: /800.*555.*0177/ })).toHaveAttribute(
      'href',
      'tel:+18005550177',
    );
    await expect(canvas.getByRole('link', { name: /See all questions/ })).toHaveAttribute('href', '/faqs');
  },
});

/** The same for visitors of the Canadian brand, with its own number. */
export const NeedHelpInCanada = meta.story({
  tags: ['access-030'],
  globals: { brand: 'canada', language: 'fr' },
  parameters: shownAs({
    at: '/welcome/needhelp',
    configuration: startupSamples.configuration({ CustomerSupportNumber: '' }),
  }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Aide');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('link', { name: /888.*555.*0164/ })).toHaveAttribute(
      'href',
      'tel:+18885550164',
    );
  },
});

/** The same in Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  parameters: shownAs({ at: '/welcome/needhelp' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Ayuda');
  },
});
