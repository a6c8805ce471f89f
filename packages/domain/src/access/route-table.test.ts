import { describe, expect, it } from 'vitest';
import { routePaths } from './route-catalogue.ts';
import { routeTableMarkdown, routeTableSize } from './route-table.ts';
import { userStates } from './user-states.ts';

const lines = routeTableMarkdown().split('\n');
const cells = (line: string) => line.split('|').map((cell) => cell.trim());
const header = cells(lines.find((line) => line.startsWith('| Path | Visitor')) ?? '');

function overview(path: string, state: string): string | undefined {
  return cells(lines.find((line) => line.startsWith(`| \`${path}\` `)) ?? '')[header.indexOf(state)];
}

describe('the table of routes and states', () => {
  it('has a row for every route and a column for every state', () => {
    const first = lines.indexOf('## Visitor');
    expect(lines.slice(0, first).filter((line) => line.startsWith('| `'))).toHaveLength(routePaths.length);
    expect(header.slice(2, -1)).toEqual(userStates.map(({ name }) => name));
    expect(lines[2]).toBe(
      `${routePaths.length} routes × ${userStates.length} states = ${routeTableSize.decisions} decisions. Queries are empty.`,
    );
    expect(routeTableSize.decisions).toBe(routePaths.length * userStates.length);
  });

  it.each([
    ['/ewa/home', 'Visitor', '→ /welcome/login'],
    ['/ewa/home', 'Employee', 'opens'],
    ['/card/home', 'Employee, card data loading', 'waits'],
    ['/dayfare-direct/employer', 'Visitor', '→ /welcome/login'],
    ['/dayfare-direct/employer', 'Visitor, direct enrolment on', 'opens'],
    ['/card/home', 'Minor without consent', '→ /ewa/home'],
    ['/card/home', 'Minor with consent', 'opens'],
    ['/ewa/history/:id', 'Password must change', '→ /home/change-password'],
    ['/maintenance', 'Visitor, maintenance', 'opens'],
    ['/timely-tips', 'Employee, tips off', '→ /ewa/home'],
    ['/ewa/home', 'Unknown kind of user', '→ /page-not-found'],
  ])('says that %s is, for “%s”, “%s”', (path, state, expected) => {
    expect(overview(path, state)).toBe(expected);
  });

  it('names the rule in the part of each state', () => {
    const part = lines.slice(lines.indexOf('## Terms not accepted'));
    expect(part).toContain('| `/ewa/home` | money | → /welcome/accept-terms-conditions | pendingStep |');
    expect(part[2]).toBe('| Path | Area | Answer | Rule |');
  });

  it('has no two states that are answered alike everywhere', () => {
    const columns = userStates.map(({ name }) => routePaths.map((path) => overview(path, name)).join());
    const alike = userStates.filter((_, index) => columns.indexOf(columns[index] ?? '') !== index);
    // Three ways for the card area to be shut, and a minor who may use it, are worth their columns.
    expect(alike.map(({ name }) => name)).toEqual([
      'Employee, card hidden',
      'Employee, card in approval',
      'Minor without consent',
      'Minor with consent',
    ]);
  });
});
