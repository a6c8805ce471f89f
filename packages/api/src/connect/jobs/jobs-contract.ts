import * as z from 'zod/mini';
import { call, pathNumber, wireAmount, wireId, wireInstant, wireNumber } from '../../wire/index.ts';

const word = z.string().check(z.maxLength(60));
const words = z.array(word).check(z.maxLength(20));

const job = z.object({
  jobID: wireId,
  title: z.string(),
  company: z.string(),
  category: z.string(),
  city: z.string(),
  /** `NY`. */
  state: z.string(),
  /** `On site`, `Remote`. */
  type: z.string(),
  /** `Full time`, `Part time`. */
  jobType: z.string(),
  /** Of an hour. */
  pay: wireAmount,
  description: z.string(),
  postedAt: wireInstant,
  isFavourite: z.boolean(),
  isApplied: z.boolean(),
});

const list = z.object({ jobs: z.array(job), total: wireNumber });
const named = z.object({ jobId: wireId });

/** Jobs that are open at the organization and its partners. Where the documents name no fields, they are ours. */
export const jobsContract = {
  /** Jobs by a part of their title and by what they are; empty fields fit everything. The newest first. */
  getJobs: call('POST', 'connect/GetJobs', {
    input: z.object({
      ...{ title: word, categories: words, states: words, city: word, type: word, jobType: word },
      ...{ pageNumber: wireNumber.check(z.lte(10_000)), pageSize: wireNumber.check(z.lte(100)) },
    }),
    payload: list,
    meta: { kind: 'read' },
  }),
  /** What jobs can be filtered by. */
  getJobFilters: call('POST', 'connect/GetJobFilters', {
    payload: z.object({
      ...{ categories: z.array(z.string()), states: z.array(z.string()), cities: z.array(z.string()) },
      ...{ types: z.array(z.string()), jobTypes: z.array(z.string()) },
    }),
    meta: { kind: 'read' },
  }),
  /** One job. */
  getJobByJobID: call('GET', 'connect/GetJobByJobID', {
    input: z.object({ jobId: pathNumber, userId: pathNumber }),
    payload: job,
  }),
  /** Keep a job among one's favourites, or take it out. */
  saveFavouriteJob: call('POST', 'connect/SaveFavouriteJob', {
    input: z.object({ jobId: wireId, isFavourite: z.boolean() }),
    payload: job,
  }),
  /** Apply for a job. Repeating it changes nothing. */
  applyJob: call('POST', 'connect/ApplyJob', { input: named, payload: job }),
};

/** Jobs of a page as on the wire. */
export type WireJobs = z.infer<typeof list>;
/** A job as on the wire. */
export type WireJob = z.infer<typeof job>;
