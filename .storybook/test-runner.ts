import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { checkBrands } from './checks/brands.ts';
import { checkReflow } from './checks/reflow.ts';

const phone = { width: 390, height: 844 };

/**
 * After each story's play function, in the same page load: axe in every brand and scheme, then the narrow screen and
 * the large text. One load per story, because a load costs more than all the checks together.
 */
export default {
  async preVisit(page) {
    await page.setViewportSize(phone);
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const disabled: readonly string[] = parameters.a11y?.disabledRules ?? [];
    await checkBrands(page, disabled);
    await checkReflow(page);
    await page.setViewportSize(phone);
  },
} satisfies TestRunnerConfig;
