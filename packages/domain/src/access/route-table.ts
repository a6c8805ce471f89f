import { decide } from './decide.ts';
import type { Verdict } from './decision.ts';
import { routeCatalogue, routePaths } from './route-catalogue.ts';
import { type UserState, userStates } from './user-states.ts';

/** How many decisions the table shows: routes, states, and their product. */
export const routeTableSize = {
  routes: routePaths.length,
  states: userStates.length,
  decisions: routePaths.length * userStates.length,
} as const;

function cell(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'allow':
      return 'opens';
    case 'wait':
      return 'waits';
    case 'redirect':
    case 'leave': {
      const [path = ''] = verdict.to.split('?');
      return `→ ${path}`;
    }
  }
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table({ name, session, configuration }: UserState): string {
  const rows = routePaths.map((path) => {
    const decision = decide({ path: path.replace(/:\w+/g, '1') }, session, configuration);
    return row([`\`${path}\``, routeCatalogue[path].feature, cell(decision), decision.rule]);
  });
  return [
    `## ${name}`,
    '',
    row(['Path', 'Area', 'Answer', 'Rule']),
    row(['---', '---', '---', '---']),
    ...rows,
  ].join('\n');
}

/** What the guard answers to every page of the catalogue in every state, as a Markdown page: an overview, then each state with the rules. */
export function routeTableMarkdown(): string {
  const { routes, states, decisions } = routeTableSize;
  const overview = routePaths.map((path) =>
    row([
      `\`${path}\``,
      ...userStates.map(({ session, configuration }) =>
        cell(decide({ path: path.replace(/:\w+/g, '1') }, session, configuration)),
      ),
    ]),
  );
  return `${[
    '# Who may open which page',
    '',
    `${routes} routes × ${states} states = ${decisions} decisions. Queries are empty.`,
    '',
    row(['Path', ...userStates.map(({ name }) => name)]),
    row(['---', ...userStates.map(() => '---')]),
    ...overview,
    '',
    userStates.map(table).join('\n\n'),
  ].join('\n')}\n`;
}
