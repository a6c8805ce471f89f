import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { sweep } from './checks/sweep.ts';

/** What `pnpm test-storybook` does with each story: on a phone, its own steps, then every sweep of `npm test`. */
const config: TestRunnerConfig = {
  preVisit: async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  postVisit: async (page, context) => {
    const { parameters } = await getStoryContext(page, context);
    await sweep(page, parameters.a11y?.disabledRules ?? []);
  },
};

export default config;
