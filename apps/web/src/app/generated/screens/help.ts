// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as helpFaqsFaqs } from '../../../areas/help/faqs/faqs.route.ts';
import { route as helpFaqsNeedHelp } from '../../../areas/help/faqs/need-help.route.ts';
import { route as helpFaqsQuestion } from '../../../areas/help/faqs/question.route.ts';
import { route as helpFaqsVisitorHelp } from '../../../areas/help/faqs/visitor-help.route.ts';

export const screens: AreaScreens['screens'] = {
  [helpFaqsFaqs.path]: { screen: helpFaqsFaqs.screen, back: 'previous', texts: ['help/faqs'] },
  [helpFaqsNeedHelp.path]: { screen: helpFaqsNeedHelp.screen, back: 'previous', texts: ['help/faqs', 'help/feedback'] },
  [helpFaqsQuestion.path]: { screen: helpFaqsQuestion.screen, back: 'previous', texts: ['help/faqs'] },
  [helpFaqsVisitorHelp.path]: { screen: helpFaqsVisitorHelp.screen, back: 'previous', texts: ['help/faqs', 'help/feedback'] },
};
