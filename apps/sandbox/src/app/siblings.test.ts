import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorTable } from './generated/error-table.ts';

const root = join(import.meta.dirname, '../../../..');
/** What is read here names members without bringing them about: this file is left out. */
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => path.endsWith('siblings.test.ts') }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );

const testsOf = (parts: readonly string[]) =>
  parts.flatMap((part) => read(`${part}/src/**/*.{test,stories}.{ts,tsx}`)).join('\n');

const testsOfApps = [testsOf(['apps/sandbox', 'apps/web']), ...read('apps/web/e2e/**/*.ts')].join('\n');
const testFiles = [testsOf(['packages/domain', 'packages/api']), testsOfApps].join('\n');

/** What tests name: strings that are one word, or several capitalised ones; keys of objects; and what is read off an object. */
const namedIn = (text: string) =>
  new Set(
    [
      ...text.matchAll(/(['"`])([A-Za-z]\w*|[A-Z]\w*(?: [A-Z]\w*)+)\1|\b([A-Za-z]\w*)(?=:)|\.([A-Za-z]\w*)/g),
    ].flatMap(([, , words = '', key = '', property = '']) => [...words.split(' '), key, property]),
  );
const named = namedIn(testFiles);
/** A refusal is the server's: what a rule of the domain calls its problem is not one. */
const refused = namedIn(testsOfApps);

/** Whether a test goes through all of a list, so that each of its members is met. */
const isWalked = (list: string) =>
  new RegExp(
    `\\b${list}\\.names\\b|\\bof ${list}\\b|\\.\\.\\.${list}\\b|\\b${list}\\.(?:map|every|flatMap|forEach)\\(`,
  ).test(testFiles);

/** Lists of which tests bring about some members only, with the reason. A member that is met after all has to go from here. */
const exceptions: Readonly<Record<string, { readonly members: string; readonly because: string }>> = {
  refusals: {
    members: 'AccountNumberNotValid',
    because: 'The contract refuses the same numbers before the server looks at them.',
  },
  fuelUnit: {
    members: 'Liter',
    because: 'No seeded person is paid in Canadian dollars where gas is offered.',
  },
  proofRefusals: {
    members: 'notYours',
    because: 'Which reason somebody decides for changes its words alone.',
  },
  campaignType: {
    members:
      'CardCampaign CardCampaignInstantRewardViaCardLoad DayfareDirectCampaign EWACampaign EnrollmentEWACampaign PayFriendConnect',
    because: 'The documents number them, and say of none what leads to it.',
  },
  payrollProvider: {
    members: 'ADP Auth0 GPM Intuit',
    because: 'The sandbox’s employers have other providers.',
  },
  userPayrollProvider: { members: 'Ultipro', because: 'The sandbox’s employers have other providers.' },
  matchedStatus: {
    members: 'Incomplete Ingested Permanent',
    because: 'Permanent is met by its number; an employer’s records here lead to no other.',
  },
  requestType: {
    members: 'Desktop MobileBrowser NativeApp',
    because: 'Kept as it is sent, and met by its number.',
  },
  connectLogType: { members: 'Debug', because: 'Met by its number.' },
  clientType: { members: 'MobileApp SMS', because: 'Kept as it is sent; no client here is one of them.' },
  connectRole: { members: 'Admin', because: 'Met by its number.' },
  conversationKind: { members: 'Chat', because: 'Met by its number.' },
  notificationLevel: { members: 'Muted', because: 'Met by its number.' },
  cardType: {
    members: 'ExpenseCard InstantCard OnlyCard PayrollCard',
    because: 'A payroll card follows from its program; no program here issues the others.',
  },
};

const wordLike = /^[A-Za-z]\w*$/;

/** The names of a list: an enumeration's, or those of an array of words. */
function membersOf(value: unknown): readonly string[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const list = 'names' in value && 'toWire' in value ? value.names : value;
  if (!Array.isArray(list) || list.length === 0) return null;
  const members: readonly unknown[] = list;
  return members.every((one): one is string => typeof one === 'string' && wordLike.test(one))
    ? members
    : null;
}

async function listsOfDomain(): Promise<readonly (readonly [string, readonly string[]])[]> {
  const areas = globSync('packages/domain/src/*/index.ts', { cwd: root });
  const modules = await Promise.all(
    areas.map((path) => import(join(root, path)) as Promise<Readonly<Record<string, unknown>>>),
  );
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => {
      const members = membersOf(value);
      return members ? [[name, members] as const] : [];
    }),
  );
}

/** Going through the table of refusals brings none of them about: each has to be named. */
const refusals = 'refusals';
const lists = [...(await listsOfDomain()), [refusals, Object.keys(errorTable)] as const];

describe('every member of a list', () => {
  it.each(lists)('of %s is brought about by a test', (list, members) => {
    const missing = members.filter((member) => !(list === refusals ? refused : named).has(member));
    const isMet = missing.length === 0 || (list !== refusals && isWalked(list));
    expect(isMet ? '' : missing.toSorted().join(' ')).toBe(exceptions[list]?.members ?? '');
  });

  it('is looked for in every area of the domain, and in every refusal', () => {
    expect(lists.length).toBeGreaterThan(100);
    expect(lists.at(-1)?.[1].length).toBeGreaterThan(150);
    expect(Object.keys(exceptions).filter((list) => !lists.some(([name]) => name === list))).toEqual([]);
  });
});
