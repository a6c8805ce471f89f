import { parseColour } from '../checks/contrast.ts';
import { bezierNumbers, familyNames } from '../checks/value.ts';
import { groupNames, type Kind, kindsOf } from '../contract/kinds.ts';
import { type Colour, schemes, type Tokens } from '../contract/tokens.ts';

/** A token of the Design Tokens format. */
interface DtcgToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

/** A brand as a document of the Design Tokens format: one group per scheme, one per kind of token. */
export type DtcgDocument = Readonly<Record<string, unknown>>;

/** What a document says about itself, and the sentences of its tokens by path (contract/sentences.ts). */
export interface DtcgNotes {
  readonly brand?: string | undefined;
  readonly sentences?: ReadonlyMap<string, string> | undefined;
}

/** Where our own words stand in a document. */
const extensionName = 'dayfare';

/** A colour in the notation of the format: channels for tools that know colour spaces, hex for those that do not. */
function colourValue(colour: Colour) {
  const [red, green, blue, alpha] = parseColour(colour);
  const exact = (channel: number) => Math.round(channel * 1e6) / 1e6;
  return {
    colorSpace: 'srgb',
    components: [exact(red), exact(green), exact(blue)],
    alpha: exact(alpha),
    hex: colour.slice(0, 7),
  };
}

const units = { px: 'dimension', rem: 'dimension', ms: 'duration' } as const;

/** The type and value of a token that is no colour. The format knows no em: letter spacing is a plain number there. */
function plainToken(kind: Kind, name: string, value: string | number): Omit<DtcgToken, '$description'> {
  if (kind.kind === 'family') return { $type: 'fontFamily', $value: familyNames(String(value)) ?? [] };
  if (kind.kind === 'easing') return { $type: 'cubicBezier', $value: bezierNumbers(String(value)) ?? [] };
  if (kind.unit === '' || kind.unit === 'em') {
    return { $type: name.endsWith('Weight') ? 'fontWeight' : 'number', $value: value };
  }
  return { $type: units[kind.unit], $value: { value, unit: kind.unit } };
}

/** Writes a brand's tokens as a Design Tokens document, without loss. https://www.designtokens.org/tr/2025.10/format/ */
export function toDtcg(tokens: Tokens, { brand, sentences = new Map() }: DtcgNotes = {}): DtcgDocument {
  const described = (path: string, token: DtcgToken): DtcgToken => {
    const sentence = sentences.get(path);
    return sentence === undefined ? token : { ...token, $description: sentence };
  };
  const colours = schemes.map((scheme) => [
    scheme,
    Object.fromEntries(
      Object.entries(tokens[scheme]).map(([role, colour]: [string, Colour]) => [
        role,
        described(`colour.${role}`, { $type: 'color', $value: colourValue(colour) }),
      ]),
    ),
  ]);
  const groups = groupNames.map((group) => [
    group,
    Object.fromEntries(
      Object.entries(tokens[group]).flatMap(([name, value]: [string, string | number]) => {
        const kind = kindsOf(group)[name];
        return kind ? [[name, described(`${group}.${name}`, plainToken(kind, name, value))]] : [];
      }),
    ),
  ]);
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $extensions: { [extensionName]: { version: 1, ...(brand === undefined ? {} : { brand }) } },
    ...Object.fromEntries([...colours, ...groups]),
  };
}
