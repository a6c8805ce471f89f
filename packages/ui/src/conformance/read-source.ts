import { parseSync } from 'vite';

/** A property of props: what it is called, of what type, and what its comment says. */
interface Member {
  readonly name: string;
  readonly type: string;
  /** Text of the JSDoc before it; undefined where there is none. */
  readonly doc: string | undefined;
}

/** An interface, or a type that is written out, with its members. */
interface Shape {
  readonly name: string;
  readonly isExported: boolean;
  readonly members: readonly Member[];
}

/** A constant that a module exports. */
interface Constant {
  readonly name: string;
  readonly doc: string | undefined;
  /** What it is set to, as it is written. */
  readonly value: string;
}

export interface Source {
  readonly shapes: readonly Shape[];
  readonly constants: readonly Constant[];
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

/** Reads what matters here from the text of a TypeScript file. Throws where it does not parse. */
export function readSource(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);

  /** The JSDoc that ends right before a place. */
  const docBefore = (start: number): string | undefined => {
    const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
    if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return undefined;
    return comment.value
      .replace(/^\s*\*+ ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
  };
  const slice = ({ start, end }: { start: number; end: number }) =>
    text.slice(start, end).replace(/\s+/g, ' ');

  const membersOf = (entries: readonly { type: string; start: number; end: number }[]): Member[] =>
    entries.flatMap((entry) => {
      const written = slice(entry);
      const [, name, type] = /^(?:readonly )?(\[[^\]]+\]|'[^']+'|\w+)\??\s*(.*?);?$/.exec(written) ?? [];
      return name === undefined
        ? []
        : [{ name: name.replaceAll("'", ''), type: type ?? '', doc: docBefore(entry.start) }];
    });

  const shapesOf = (statement: Statement, isExported: boolean): Shape[] => {
    if (statement.type === 'TSInterfaceDeclaration') {
      return [{ name: statement.id.name, isExported, members: membersOf(statement.body.body) }];
    }
    if (statement.type !== 'TSTypeAliasDeclaration') return [];
    const { typeAnnotation } = statement;
    const written = typeAnnotation.type === 'TSIntersectionType' ? typeAnnotation.types : [typeAnnotation];
    const members = written.flatMap((type) => (type.type === 'TSTypeLiteral' ? membersOf(type.members) : []));
    return [{ name: statement.id.name, isExported, members }];
  };

  const shapes: Shape[] = [];
  const constants: Constant[] = [];
  for (const statement of program.body) {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (!inner) continue;
    shapes.push(...shapesOf(inner as Statement, inner !== statement));
    if (inner === statement || inner.type !== 'VariableDeclaration') continue;
    for (const { id, init } of inner.declarations) {
      if (id.type !== 'Identifier') continue;
      constants.push({ name: id.name, doc: docBefore(statement.start), value: init ? slice(init) : '' });
    }
  }
  return { shapes, constants };
}
