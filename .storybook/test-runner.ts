import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { sweep } from './checks/sweep.ts';

const phone = { width: 390, height: 844 };

/**
 * After each story's play function, in the same page load: axe in every brand and scheme, then large text, widely set text, the
 * narrow screen and forced colours. One load per story, because a load costs more than all the checks together.
 */
export default {
  async preVisit(page) {
    await page.setViewportSize(phone);
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    await sweep(page, parameters.a11y?.disabledRules ?? []);
  },
} satisfies TestRunnerConfig;
