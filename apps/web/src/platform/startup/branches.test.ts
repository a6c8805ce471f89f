import { describe, expect, it } from 'vitest';
import { configurationFrom } from './configuration.ts';

const branches = (value: string) => configurationFrom([{ key: 'CampaignRoutes', value }]).branches;
const route = { route: '/ewa', isWelcomePageOn: true, branchCode: null };

describe('campaign routes', () => {
  it('are found by their branch in lower case', () => {
    expect(branches(JSON.stringify({ Harbor: route })).get('harbor')).toEqual(route);
  });

  it.each(['', 'no JSON', 'null', '[]', '{"a":{"route":1}}', '{"a":null}'])('are none in %s', (text) => {
    expect(branches(text).size).toBe(0);
  });
});
