import { describe, expect, it } from 'vitest';
import { scanTokens } from './scan-tokens.ts';

const groups = {
  colour: ['text', 'dangerText', 'infoText', 'action', 'actionHover', 'shadow'],
  shadow: ['card'],
  type: ['body', 'label'],
  radius: ['card', 'small'],
};
const scan = (source: string) => scanTokens(source, groups);

describe('the scan for tokens', () => {
  it('finds what is read straight from vars', () => {
    expect(scan("style({ color: vars.colour.text, font: vars.type['body'] })")).toEqual([
      'colour.text',
      'type.body',
    ]);
  });

  it('finds what is read through a group taken out of vars, under its own name or another', () => {
    expect(scan('const { colour, type: scale } = vars;\n color: colour.action, size: scale.label')).toEqual([
      'colour.action',
      'type.label',
    ]);
  });

  it('does not take the beginning of a longer name for the token', () => {
    expect(scan('const { colour } = vars; colour.actionHover')).toEqual(['colour.actionHover']);
  });

  it('does not take another thing of that name for the group', () => {
    expect(scan('style.type.body; const type = 1; type.label; props.colour.text')).toEqual([]);
    expect(scan('const { colour } = vars; theme.colour.text')).toEqual([]);
  });

  it('ignores what the contract does not have', () => {
    expect(scan('vars.colour.sparkle')).toEqual([]);
  });

  it('counts every token of a group that is looped over', () => {
    expect(scan('styleVariants(vars.radius, (r) => ({ borderRadius: r }))')).toEqual([
      'radius.card',
      'radius.small',
    ]);
  });

  it('counts the colour that a shadow is painted in', () => {
    expect(scan('style({ boxShadow: vars.shadow.card })')).toEqual(['colour.shadow', 'shadow.card']);
  });

  it('counts every token that a made-up key can mean', () => {
    expect(scan(`const { colour } = vars; tones.map((tone) => colour[\`\${tone}Text\`])`)).toEqual([
      'colour.dangerText',
      'colour.infoText',
    ]);
  });
});
