import { fromWire } from '@dayfare/domain/money';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../../transport/index.ts';
import { type Entity, instantFromWire } from '../../wire/index.ts';
import { entityQuery, hour, minute, writeDefaults } from '../../wire/query-defaults.ts';
import { jobsContract, type WireJob, type WireJobs } from './jobs-contract.ts';

const jobsKey = ['connect', 'jobs'] as const;
const pageSize = 10;

/** A job that is open. */
export type Job = Entity<typeof jobFromWire>;

function jobFromWire(wire: WireJob) {
  const { jobID: id, title, company, category, city, state, type, jobType, description } = wire;
  return {
    ...{ id, title, company, category, city, state, type, jobType, description },
    ...{ isFavourite: wire.isFavourite, isApplied: wire.isApplied },
    pay: fromWire(wire.pay),
    at: instantFromWire(wire.postedAt),
  };
}

/** What jobs are looked for by; what is empty fits everything. */
export interface JobFilter {
  /** A part of the title. */
  readonly title: string;
  readonly categories: readonly string[];
  readonly states: readonly string[];
  readonly city: string;
  readonly type: string;
  readonly jobType: string;
}

/** Everything. */
export const everyJob: JobFilter = {
  ...{ title: '', categories: [], states: [], city: '', type: '', jobType: '' },
};

/** Open jobs page by page, the newest first, and how many there are. */
export function jobsQuery(api: ApiClient, filter: JobFilter) {
  const input = { ...filter, categories: [...filter.categories], states: [...filter.states] };
  return infiniteQueryOptions<
    WireJobs,
    ApiError,
    { readonly jobs: readonly Job[]; readonly total: number },
    readonly unknown[],
    number
  >({
    queryKey: [...jobsKey, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      api.client(jobsContract).getJobs({ ...input, pageNumber: pageParam, pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * pageSize < total ? page + 1 : undefined),
    select: ({ pages }) => ({
      jobs: pages.flatMap(({ jobs }) => jobs.map(jobFromWire)),
      total: pages.at(-1)?.total ?? 0,
    }),
    staleTime: minute,
    retry: false,
    networkMode: 'always',
  });
}

/** What jobs can be filtered by. */
export function jobFiltersQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...jobsKey, 'filters'],
    ask: ({ signal }) => api.client(jobsContract).getJobFilters(undefined, { signal }),
    read: (filters) => filters,
    staleTime: hour,
  });
}

/** One job, as the person sees it. */
export function jobQuery(api: ApiClient, { jobId, userId }: { jobId: number; userId: number }) {
  return entityQuery({
    queryKey: [...jobsKey, 'one', jobId, userId],
    ask: ({ signal }) => api.client(jobsContract).getJobByJobID({ jobId, userId }, { signal }),
    read: jobFromWire,
    staleTime: minute,
  });
}

/** What a person does about a job. */
export interface JobAction {
  readonly id: number;
  readonly kind: 'keep' | 'drop' | 'apply';
}

/** Keeps a job among the favourites, takes it out, or applies for it. Repeating it changes nothing. */
export function jobMutation(api: ApiClient) {
  const calls = api.client(jobsContract);
  return mutationOptions<unknown, ApiError, JobAction>({
    ...writeDefaults,
    mutationKey: jobsKey,
    mutationFn: ({ id: jobId, kind }) =>
      kind === 'apply'
        ? calls.applyJob({ jobId })
        : calls.saveFavouriteJob({ jobId, isFavourite: kind === 'keep' }),
    onSettled: (_answer, _error, _action, _before, { client }) =>
      client.invalidateQueries({ queryKey: jobsKey }),
  });
}
