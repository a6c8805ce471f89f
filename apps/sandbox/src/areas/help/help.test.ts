import { helpContract } from '@dayfare/api/help/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { settingsFrom } from '../../platform/http/settings.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { priyaRaman } from '../../seeds/people/priya-raman.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, priyaRaman] });
afterAll(() => sandbox.close());

const visitor = () => sandbox.device().client(helpContract);

describe('questions and answers', () => {
  it('are there for visitors, by section and with popular topics, by both paths alike [help-004] [help-005] [help-006]', async () => {
    const { getFAQs, getFAQsV2 } = visitor();
    const faqs = await getFAQsV2({ id: 1 });
    expect(faqs.popularTopics.map(({ name }) => name)).toEqual(['Fees', 'When money arrives', 'Signing in']);
    expect(faqs.sections.map(({ section }) => section)).toEqual([
      'Getting your pay early',
      'Your paycheck',
      'Your account',
    ]);
    for (const { section, faQsDetails } of faqs.sections) {
      expect(faQsDetails.length).toBeGreaterThan(0);
      for (const one of faQsDetails) expect(one).toMatchObject({ section });
    }
    expect(await getFAQs({ id: 1 })).toEqual(faqs);
  });

  it('are read one by one and by topic [help-007] [help-010]', async () => {
    const { getFAQsDetail, getPopularTopicQuestions } = visitor();
    expect(await getFAQsDetail({ id: 12 })).toMatchObject({ question: 'What does it cost?' });
    const { faQsDetails } = await getPopularTopicQuestions({ id: 2 });
    expect(faQsDetails.map(({ id }) => id)).toEqual([13, 14]);
    await expect(getFAQsDetail({ id: 999 })).rejects.toMatchObject({ code: 'NotFound' });
    await expect(getPopularTopicQuestions({ id: 999 })).rejects.toMatchObject({ code: 'NotFound' });
  });

  it('are found by what they or their answers say, in any case, and special characters mean nothing else [help-009]', async () => {
    const { searchFaqs } = visitor();
    const found = async (searchText: string) =>
      (await searchFaqs({ searchText })).faQsDetails.map(({ id }) => id);
    expect(await found('CANCEL')).toEqual([14]);
    expect(await found('.*')).toEqual([]);
    expect(await found('costs $')).toEqual([12]);
  });

  it('come with the videos that are watched most, with captions in the reader’s language [help-008]', async () => {
    const device = sandbox.device();
    device.setLanguage('es');
    const { popularVideos } = await device.client(helpContract).getPopularVideos();
    expect(popularVideos.map(({ durationInSeconds }) => durationInSeconds)).toEqual([74, 58, 91]);
    expect(popularVideos[0]).toMatchObject({ title: 'Recibe tu pago antes' });
    for (const { url } of popularVideos) expect(url).toMatch(/^https:.*captions=es-US$/);
  });

  it('are in the reader’s language and name their brand and its phone number', async () => {
    const device = await sandbox.signedIn(priyaRaman);
    device.setLanguage('es');
    const { getFAQsDetail } = device.client(helpContract);
    expect((await getFAQsDetail({ id: 31 })).answer).toMatch(/llama al 1-\d{3}-/);
    expect((await getFAQsDetail({ id: 32 })).answer).toContain('Paycor');
  });
});

describe('more questions than are written', () => {
  it('are made of those, each with a number and an address of its own', async () => {
    const settings = settingsFrom({ QUESTIONS: '2000', PASSWORD_COST: 'quick', STEERING: '1' });
    const large = await openSandbox({ seeds: [], settings });
    const { getFAQsV2, searchFaqs, getFAQsDetail } = large.device().client(helpContract);
    const ids = (await getFAQsV2({ id: 1 })).sections.flatMap(({ faQsDetails }) =>
      faQsDetails.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(2_000);
    const { faQsDetails } = await searchFaqs({ searchText: '(1234)' });
    expect(faQsDetails).toHaveLength(1);
    expect(await getFAQsDetail({ id: faQsDetails[0]?.id ?? 0 })).toEqual(faQsDetails[0]);
    await large.close();
  });
});
