import { jobsContract, type WireJob } from '@dayfare/api/connect/jobs/jobs-contract';
import { toWire } from '@dayfare/domain/money';
import { implement } from '@orpc/server';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { type AtWork, requireOrganization } from '../require-organization.ts';
import { type CatalogueJob, jobCatalogue } from './catalogue.ts';
import { areJobsOffered } from './offered.ts';
import { type JobMark, jobMarks } from './tables.ts';

const calls = implement(jobsContract).$context<ApiContext>().use(requireSession).use(requireOrganization);
const dayMs = 86_400_000;

async function wireJobs({ db, employee, clock }: AtWork, jobs: readonly CatalogueJob[]): Promise<WireJob[]> {
  const marks = await db.select().from(jobMarks).where(eq(jobMarks.employeeId, employee.id));
  const isMarked = (id: number, kind: JobMark) =>
    marks.some((mark) => mark.jobId === id && mark.kind === kind);
  return jobs.map(({ id, pay, daysAgo, ...words }) => ({
    ...{ jobID: id, ...words, pay: toWire(pay) },
    postedAt: new Date(clock.now().getTime() - daysAgo * dayMs).toISOString(),
    ...{ isFavourite: isMarked(id, 'favourite'), isApplied: isMarked(id, 'applied') },
  }));
}

/** A job. Refuses with JobNotFound. */
function requireJob(id: number): CatalogueJob {
  const found = jobCatalogue.find((job) => job.id === id);
  if (!found) throw new Refusal('JobNotFound');
  return found;
}

async function one(context: AtWork, id: number): Promise<WireJob> {
  const [job] = await wireJobs(context, [requireJob(id)]);
  if (!job) throw new Refusal('JobNotFound');
  return job;
}

async function mark(context: AtWork, jobId: number, kind: JobMark, isOn: boolean): Promise<WireJob> {
  const { db, employee, clock } = context;
  requireJob(jobId);
  const { employeeId, jobId: job, kind: kinds } = jobMarks;
  if (isOn)
    await db
      .insert(jobMarks)
      .values({ employeeId: employee.id, jobId, kind, at: clock.now() })
      .onConflictDoNothing();
  else await db.delete(jobMarks).where(and(eq(employeeId, employee.id), eq(job, jobId), eq(kinds, kind)));
  return one(context, jobId);
}

const has = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase());
const isAmong = (text: string, chosen: readonly string[]) => chosen.length === 0 || chosen.includes(text);
const isOne = (text: string, chosen: string) => chosen === '' || chosen === text;
const every = (of: (job: CatalogueJob) => string) => [...new Set(jobCatalogue.map(of))].sort();

/** Jobs that are open. */
export const jobsHandlers = calls.router({
  getJobs: calls.getJobs.handler(async ({ context, input }) => {
    const { title, categories, states, city, type, jobType, pageNumber, pageSize } = input;
    const offered = (await areJobsOffered(context.db, context.organizationId)) ? jobCatalogue : [];
    const found = offered.filter(
      (job) =>
        has(job.title, title) &&
        isAmong(job.category, categories) &&
        isAmong(job.state, states) &&
        has(job.city, city) &&
        isOne(job.type, type) &&
        isOne(job.jobType, jobType),
    );
    const from = Math.max(0, pageNumber - 1) * pageSize;
    return { jobs: await wireJobs(context, found.slice(from, from + pageSize)), total: found.length };
  }),
  getJobFilters: calls.getJobFilters.handler(() => ({
    ...{ categories: every((job) => job.category), states: every((job) => job.state) },
    ...{ cities: every((job) => job.city), types: every((job) => job.type) },
    jobTypes: every((job) => job.jobType),
  })),
  getJobByJobID: calls.getJobByJobID.handler(({ context, input }) => {
    if (Number(input.userId) !== context.employee.id)
      throw new Refusal('InvalidRequest', undefined, 'userId');
    return one(context, Number(input.jobId));
  }),
  saveFavouriteJob: calls.saveFavouriteJob.handler(({ context, input }) =>
    mark(context, input.jobId, 'favourite', input.isFavourite),
  ),
  applyJob: calls.applyJob.handler(({ context, input }) => mark(context, input.jobId, 'applied', true)),
});
