import { type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Choice, Setting } from './prop-facts.ts';

const text = TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping;
const nothing = TypeFlags.Undefined | TypeFlags.Null;

/** How deep data may lie within data and still be edited as JSON. */
const deepest = 4;

const has = (type: Type, flags: TypeFlags): boolean => (type.flags & flags) !== 0;

/** The members of a union, those of its type parameters' bounds among them; without `null` and `undefined`. */
function membersOf(checker: Checker, type: Type): Type[] {
  if (type.isUnionType()) return type.getTypes().flatMap((member) => membersOf(checker, member));
  if (has(type, nothing)) return [];
  const bound = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  return bound && bound.id !== type.id ? membersOf(checker, bound) : [type];
}

const isNode = (checker: Checker, type: Type): boolean =>
  /^React(Element|Portal)\b/.test(checker.typeToString(type));

/** The one value that a literal type has. */
function choiceOf(type: Type): Choice[] {
  if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType())
    return [type.value];
  return [];
}

/** Whether a value of the type can be written as JSON, whole. */
function isData(checker: Checker, type: Type, depth: number): boolean {
  if (depth > deepest) return false;
  return membersOf(checker, type).every((member) => {
    if (has(member, text | TypeFlags.Number | TypeFlags.Boolean) || choiceOf(member).length > 0) return true;
    if (!has(member, TypeFlags.Object) || isCode(checker, member)) return false;
    if (checker.isArrayLikeType(member) && member.isTypeReference())
      return checker.getTypeArguments(member).every((item) => isData(checker, item, depth + 1));
    const values = checker.getIndexInfosOfType(member).map(({ valueType }) => valueType);
    const properties = checker
      .getPropertiesOfType(member)
      .map((property) => checker.getTypeOfSymbol(property));
    return [...values, ...properties].every((part) => part !== undefined && isData(checker, part, depth + 1));
  });
}

/** Functions, and objects of a class such as `Date` and `File`. */
const isCode = (checker: Checker, type: Type): boolean =>
  checker.getSignaturesOfType(type, SignatureKind.Call).length > 0 ||
  /^(Date|File|Blob|Ref|RefObject|Promise|ReadonlySet|Set|Map)\b/.test(checker.typeToString(type));

/** How a prop of these types, one of them at a time, can be set by hand. */
export function readSetting(checker: Checker, types: readonly Type[]): Setting {
  const members = types.flatMap((type) => membersOf(checker, type));
  if (members.some((member) => isNode(checker, member))) return { by: 'node' };
  if (members.length > 0 && members.every((member) => has(member, TypeFlags.BooleanLike)))
    return { by: 'switch' };
  const choices = members.flatMap(choiceOf);
  if (choices.length > 0 && choices.length === members.length) return { by: 'choice', choices };
  if (members.some((member) => has(member, text))) return { by: 'text' };
  if (members.some((member) => has(member, TypeFlags.Number))) return { by: 'number' };
  return members.length > 0 && types.every((type) => isData(checker, type, 0))
    ? { by: 'data' }
    : { by: 'code' };
}
