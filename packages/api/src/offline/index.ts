export { type Age, ageOf } from './age.ts';
export { type AnswerCache, type KeptAnswer, memoryCache } from './cache.ts';
export { type Aged, type LastAnswers, lastAnswerTo, withLastAnswer } from './with-last-answer.ts';
