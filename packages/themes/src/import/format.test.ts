import { describe, expect, it } from 'vitest';
import { readSource } from './source.ts';

const valuesOf = (document: unknown) => {
  const { tokens, problems } = readSource([{ name: 'a.json', document }]);
  return { values: Object.fromEntries(tokens.map(({ name, values }) => [name, values])), problems };
};

const hex = (value: string) => ({ colorSpace: 'srgb', components: [0, 0, 0], hex: value });

describe('the Design Tokens format, chapter by chapter', () => {
  it('knows tokens by their value, whatever else they say, and takes no property of the format for one', () => {
    const { values, problems } = valuesOf({
      $description: 'Everything',
      $extensions: { 'com.acme': { version: 4 } },
      spacing: {
        $description: 'Steps',
        small: { $value: { value: 4, unit: 'px' }, $type: 'dimension', $deprecated: 'Use tiny.' },
      },
    });
    expect(problems).toEqual([]);
    expect(values).toEqual({
      'spacing/small': { light: { value: 4, unit: 'px' }, dark: { value: 4, unit: 'px' } },
    });
  });

  it('gives a group that is a token itself the name of the group', () => {
    const { values } = valuesOf({ accent: { $root: { $value: '#101010' }, soft: { $value: '#202020' } } });
    expect(Object.keys(values)).toEqual(['accent', 'accent/soft']);
  });

  it('follows references to tokens, to groups that are tokens, and by JSON pointer into a value', () => {
    const { values, problems } = valuesOf({
      scale: { teal: { $root: { $value: hex('#00aa99') }, deep: { $value: hex('#006655') } } },
      button: { fill: { $value: '{scale.teal}' }, edge: { $value: '{scale.teal.deep}' } },
      card: {
        fill: { $ref: '#/scale/teal/deep' },
        tint: {
          $value: {
            colorSpace: 'srgb',
            components: [{ $ref: '#/scale/teal/deep/$value/components/0' }, 0.5, 0.5],
          },
        },
      },
    });
    expect(problems).toEqual([]);
    expect(values['button/fill']?.light).toEqual(hex('#00aa99'));
    expect(values['button/edge']?.light).toEqual(hex('#006655'));
    expect(values['card/fill']?.light).toEqual(hex('#006655'));
    expect(values['card/tint']?.light).toEqual({ colorSpace: 'srgb', components: [0, 0.5, 0.5] });
  });

  it('lets a group extend another, at any depth, its own tokens first', () => {
    const { values, problems } = valuesOf({
      button: { fill: { $value: '#111111' }, label: { $value: '#eeeeee' } },
      shop: { pay: { $extends: '{button}', fill: { $value: '#0044cc' } }, buy: { $extends: '#/shop/pay' } },
    });
    expect(problems).toEqual([]);
    expect(values['shop/pay/fill']?.light).toBe('#0044cc');
    expect(values['shop/pay/label']?.light).toBe('#eeeeee');
    expect(values['shop/buy/fill']?.light).toBe('#0044cc');
  });

  it('takes what is made of several values apart', () => {
    const { values } = valuesOf({
      ink: { $value: '#222222' },
      title: {
        $type: 'typography',
        $value: { fontFamily: ['Inter'], fontSize: { value: 32, unit: 'px' } },
      },
      card: {
        $type: 'border',
        $value: { color: '{ink}', width: { value: 1, unit: 'px' }, style: 'solid' },
      },
    });
    expect(values['title/fontSize']?.light).toEqual({ value: 32, unit: 'px' });
    expect(values['card/color']?.light).toBe('#222222');
  });

  it('reads what it can of a token that is made of several, and names the part that leads to nothing', () => {
    const { values, problems } = valuesOf({
      title: { $type: 'typography', $value: { fontSize: '{missing}', fontWeight: 600 } },
    });
    expect(values['title/fontWeight']?.light).toBe(600);
    expect(problems).toEqual(['title/fontSize leads to nothing, or back to itself: "{missing}".']);
  });

  it.each([
    ['to nothing', { a: { $value: '{b.c}' } }],
    ['in a circle', { a: { $value: '{b}' }, b: { $value: '{a}' } }],
    ['to itself', { a: { $ref: '#/a' } }],
    ['to a prototype', { a: { $value: '{constructor}' } }],
  ])('says which reference leads %s, and reads the rest', (_where, document) => {
    const { values, problems } = valuesOf({ ...document, fine: { $value: 1 } });
    expect(problems[0]).toMatch(/^a leads to nothing, or back to itself: /);
    expect(values.fine).toEqual({ light: 1, dark: 1 });
  });
});
