import { answer, contract, helpSamples, startupSamples } from '@dayfare/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage, servePages } from '../../../testing/open-page.tsx';

const { getFAQsV2, getFAQsDetail, getPopularVideos, searchFaqs } = contract.help;
const { question } = helpSamples;
const server = servePages();

beforeEach(() =>
  server.use(
    answer(contract.startup.startupDataV2, startupSamples.startupData()),
    answer(getPopularVideos, { popularVideos: [] }),
  ),
);

const many = Array.from({ length: 2_000 }, (_, at) =>
  question({ id: 1_000 + at, question: `What costs ${at}?` }),
);

describe('two thousand questions', () => {
  it('come in parts, those of a section and those of a search', async () => {
    server.use(
      answer(getFAQsV2, { popularTopics: [], sections: [{ section: 'Pay', faQsDetails: many }] }),
      answer(searchFaqs, { faQsDetails: many }),
    );
    await openPage('/faqs');
    await screen.findByRole('button', { name: 'What costs 29?' });
    expect(screen.queryByRole('button', { name: 'What costs 30?' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('button', { name: 'What costs 59?' });
    await userEvent.type(screen.getByRole('searchbox'), 'costs');
    await screen.findByRole('heading', { name: 'Search results' });
    const links = () => within(screen.getByRole('main')).getAllByRole('link', { name: /^What ?costs/ });
    expect(links()).toHaveLength(30);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(links()).toHaveLength(60));
  });
});

const hostile = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '<svg/onload=window.hacked=1>',
  '<a href="javascript:window.hacked=1">free money</a>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '</main><style>*{display:none}</style>',
  '{{constructor.constructor("window.hacked=1")()}}',
] as const;

describe('a question whose editor was not to be trusted', () => {
  it.each(hostile)('is text wherever it stands: %s', async (html) => {
    const one = question({ id: 77, question: `Why ${html}`, answer: `Because ${html}` });
    server.use(
      answer(getFAQsV2, {
        popularTopics: [{ id: 1, name: html }],
        sections: [{ section: html, faQsDetails: [one] }],
      }),
      answer(searchFaqs, { faQsDetails: [one] }),
      answer(getFAQsDetail, one),
    );
    const before = document.querySelectorAll('script, iframe, style').length;
    const dangerous = () =>
      document.querySelectorAll('main [onerror], main [onload], main [href^="javascript"], main img').length +
      document.querySelectorAll('script, iframe, style').length;
    await openPage('/faqs');
    await userEvent.click(await screen.findByRole('button', { name: `Why ${html}` }));
    expect(screen.getByText(`Because ${html}`)).toBeDefined();
    expect(dangerous()).toBe(before);
    await userEvent.type(screen.getByRole('searchbox'), 'because');
    await screen.findByRole('heading', { name: 'Search results' });
    expect(screen.getByRole('link', { name: `Why ${html}` })).toBeDefined();
    expect(dangerous()).toBe(before);
    expect('hacked' in window).toBe(false);
  });
});
