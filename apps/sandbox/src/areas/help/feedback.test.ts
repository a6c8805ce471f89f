import { feedbackContract } from '@dayfare/api/help/feedback-contract';
import { ratingAction } from '@dayfare/domain/help';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { priyaRaman } from '../../seeds/people/priya-raman.ts';
import { openSandbox } from '../../testing/open.ts';
import { feedback } from './tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, priyaRaman], limits: { feedbackPerDay: 3 } });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const calls = async (seed = mayaTorres) => (await sandbox.signedIn(seed)).client(feedbackContract);
const wire = ratingAction.toWire;

describe('feedback', () => {
  it('is kept by either path, encrypted, and no more often in a day than the limit allows [help-011]', async () => {
    const maya = await calls();
    const idea = { kind: 'idea', text: '  Show tips by the day ', mayContact: true } as const;
    expect(await maya.saveFeedback(idea)).toBe(true);
    expect(await maya.submitFeedback({ ...idea, kind: 'praise', mayContact: false })).toBe(true);
    expect(await sandbox.db.select().from(feedback)).toMatchObject([
      { kind: 'idea', body: 'Show tips by the day', mayContact: true },
      { kind: 'praise', body: 'Show tips by the day', mayContact: false },
    ]);
    const raw = await sandbox.db.execute(sql`select body from feedback`);
    expect(JSON.stringify(raw)).not.toContain('tips');
    await maya.saveFeedback(idea);
    await expect(maya.saveFeedback(idea)).rejects.toMatchObject({ code: 'DailyLimitReached' });
    expect(await (await calls(priyaRaman)).saveFeedback(idea)).toBe(true);
  });

  it('has to say something, and takes no more than a thousand characters', async () => {
    const maya = await calls();
    for (const text of ['', '   ', 'x'.repeat(1_001)])
      await expect(maya.saveFeedback({ kind: 'problem', text, mayContact: false })).rejects.toMatchObject({
        code: 'InvalidRequest',
      });
  });
});

describe('the rating of the app', () => {
  it('is asked for by those whose transfers have arrived, and not again after an answer [help-012] [help-014]', async () => {
    const maya = await calls();
    expect(await maya.getAppRatingStatus()).toEqual({ status: wire('PerformRating') });
    expect(await maya.setAppRatingStatus({ status: wire('RemindMeLator') })).toEqual({ httpStatusCode: 200 });
    expect(await maya.getAppRatingStatus()).toEqual({ status: wire('RemindMeLator') });
    sandbox.clock.ms += 31 * 86_400_000;
    const later = await calls();
    expect(await later.getAppRatingStatus()).toEqual({ status: wire('PerformRating') });
    await later.setAppRatingStatus({ status: wire('AppRated') });
    expect(await later.getAppRatingStatus()).toEqual({ status: wire('AppRated') });
  });

  it('takes none but the documents’ answers', async () => {
    const maya = await calls();
    for (const status of [wire('PerformRating'), 4, -1])
      await expect(maya.setAppRatingStatus({ status })).rejects.toMatchObject({ code: 'InvalidRequest' });
  });
});
