import { afterAll, expect, inject, it } from 'vitest';
import { type Chances, createChances } from '../../../bench/operations/chances.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { meiLingChen } from '../../../seeds/people/mei-ling-chen.ts';
import { openSandbox } from '../../../testing/open.ts';
import { withPauses } from '../../../testing/pauses.ts';
import { newDatabase } from '../../../testing/postgres/database.ts';
import { endings, ownersOpenings, thiefsSteps } from './steps.ts';
import { emailSeenBy, isEndedBy, openWorld, type World } from './world.ts';

const { seed, times } = inject('randomRuns');
const [runs, batches] = [12 * times, 2];
const seeds = [mayaTorres, meiLingChen];

const databaseUrl = await newDatabase();
const servers = [
  await openSandbox({ seeds, databaseUrl }),
  await openSandbox({ seeds, databaseUrl }),
] as const;
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Runs steps of owners and thief at the same moment. What a step throws beside a refusal fails the run. */
async function runBatch(world: World, chances: Chances): Promise<void> {
  const steps = [
    chances.weighted(endings),
    chances.weighted(ownersOpenings),
    ...Array.from({ length: 4 }, () => chances.weighted(thiefsSteps)),
  ];
  const ends = await withPauses(chances, () =>
    Promise.allSettled(steps.map((step) => step.run(world, chances))),
  );
  for (const one of ends) if (one.status === 'rejected' && !('code' in Object(one.reason))) throw one.reason;
}

it(
  'sign-ins, hand-overs and new passwords at once: after an ending nothing of before answers, and each session shows its owner alone',
  async ({ annotate }) => {
    await annotate(`${runs} runs from seed ${seed}`);
    let [closed, open] = [0, 0];
    for (let run = 0; run < runs; run += 1) {
      const chances = createChances(seed + run);
      await servers[0].reset();
      const world = openWorld(servers, seeds, chances);
      for (const step of [ownersOpenings[0], ...thiefsSteps.slice(0, 2)]) await step?.run(world, chances);
      for (let batch = 0; batch < batches; batch += 1) {
        await runBatch(world, chances);
        for (const session of world.opened) {
          const seen = await emailSeenBy(session);
          const isEnded = world.endings.some((ending) => isEndedBy(session, ending));
          const { email } = session.owner.seed;
          expect(isEnded ? [null] : [null, email], `run ${run}, batch ${batch}`).toContain(seen);
          if (isEnded) closed += 1;
          if (seen !== null) open += 1;
        }
      }
    }
    // Both kinds are there, or the law would say nothing.
    expect(Math.min(closed, open)).toBeGreaterThan(runs);
  },
  60_000 * times,
);
