import { helpContract, type WireFaqs, type WireQuestion } from '@dayfare/api/help/contract';
import { currencyOf, formatMoney } from '@dayfare/domain/money';
import { browserLocale } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { implement } from '@orpc/server';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApiContext } from '../session/index.ts';
import { questionsUpTo } from './many-questions.ts';
import { type KeptQuestion, sections, topics } from './questions.ts';
import { videos } from './videos.ts';

const help = implement(helpContract).$context<ApiContext>();

/** Converts questions to the API's format, in the reader's language, with the fee and phone number of their brand. */
function written(kept: readonly KeptQuestion[], context: ApiContext): WireQuestion[] {
  const { language, settings, signedIn } = context;
  const environment = signedIn?.employee.environment ?? settings.environment;
  const { productName, supportPhone } = readVoice(environment, language);
  const values: Readonly<Record<string, string>> = {
    fee: formatMoney(settings.instantFee, { currency: currencyOf(environment), language }),
    phone: supportPhone,
    brand: productName,
  };
  return kept.map(({ id, section, question, answer }) => ({
    id,
    question: question[language],
    answer: answer[language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    section: sections[section][language],
  }));
}

const questionsOf = ({ settings }: ApiContext) => questionsUpTo(settings.questionCount);

function allOf(context: ApiContext): WireFaqs {
  const all = written(questionsOf(context), context);
  return {
    popularTopics: topics.map(({ id, name }) => ({ id, name: name[context.language] })),
    sections: Object.values(sections).map((name) => {
      const section = name[context.language];
      return { section, faQsDetails: all.filter((question) => question.section === section) };
    }),
  };
}

/** Questions and answers, for visitors too. */
export const helpHandlers = help.router({
  getFAQsV2: help.getFAQsV2.handler(({ context }) => allOf(context)),
  getFAQs: help.getFAQs.handler(({ context }) => allOf(context)),
  getFAQsDetail: help.getFAQsDetail.handler(({ context, input }) => {
    const [found] = written(
      questionsOf(context).filter(({ id }) => id === Number(input.id)),
      context,
    );
    if (!found) throw new Refusal('NotFound');
    return found;
  }),
  searchFaqs: help.searchFaqs.handler(({ context, input }) => {
    const text = input.searchText.trim().toLowerCase();
    const holds = ({ question, answer }: WireQuestion) =>
      [question, answer].some((part) => part.toLowerCase().includes(text));
    return { faQsDetails: written(questionsOf(context), context).filter(holds) };
  }),
  getPopularTopicQuestions: help.getPopularTopicQuestions.handler(({ context, input }) => {
    const topic = topics.find(({ id }) => id === Number(input.id));
    if (!topic) throw new Refusal('NotFound');
    return {
      faQsDetails: written(
        questionsOf(context).filter((one) => one.topics.includes(topic.id)),
        context,
      ),
    };
  }),
  getPopularVideos: help.getPopularVideos.handler(({ context: { language } }) => ({
    popularVideos: videos.map(({ id, slug, durationInSeconds, title }) => ({
      id,
      title: title[language],
      url: `https://videos.dayfare.example/${slug}?captions=${browserLocale(language)}`,
      durationInSeconds,
    })),
  })),
});
