import { answer, refuse, sessionSamples } from '@dayfare/api/mocks';
import { placeContract } from '@dayfare/api/startup/place-contract';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { lookUpPlace } from './look-up-place.ts';

const server = setupServer();
const { getCIP } = placeContract;
const asked = vi.fn<(options?: PositionOptions) => GeolocationCoordinates | null>();
let permission: () => Promise<PermissionState>;

beforeAll(() => server.listen());
beforeEach(() => {
  server.use(answer(getCIP, '192.0.2.7'));
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed, options) => {
    const coords = asked(options);
    if (coords) found({ coords } as GeolocationPosition);
    else failed?.({} as GeolocationPositionError);
  };
  vi.stubGlobal('navigator', {
    onLine: true,
    permissions: { query: async () => ({ state: await permission() }) },
    geolocation: { getCurrentPosition },
  });
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
  asked.mockReset();
});
afterAll(() => server.close());

const at = (latitude: number, longitude: number) => ({ latitude, longitude }) as GeolocationCoordinates;

async function lookUp(state: PermissionState, kept?: readonly [string, string], isNative = false) {
  permission = async () => state;
  const app = await createTestApp();
  if (kept) {
    app.local.setItem('clientLatitude', kept[0]);
    app.local.setItem('clientLongitude', kept[1]);
  }
  if (isNative) app.local.setItem('isNativeApp', 'true');
  await lookUpPlace(app);
  const [ip, latitude, longitude] = ['clientIp', 'clientLatitude', 'clientLongitude'].map((key) =>
    app.local.getItem(key),
  );
  return { ip, place: [latitude, longitude] };
}

describe('where the device is', () => {
  it('is kept as two figures, each under its own name, where people allow it [startup-026]', async () => {
    asked.mockReturnValue(at(41.5, -72.25));
    expect(await lookUp('granted')).toEqual({ ip: '192.0.2.7', place: ['41.5', '-72.25'] });
  });

  it('is asked of nobody by a page that opens in a browser', async () => {
    expect((await lookUp('prompt')).place).toEqual([null, null]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked for in the native app, which has its own way to ask', async () => {
    asked.mockReturnValue(at(1, 2));
    expect((await lookUp('prompt', undefined, true)).place).toEqual(['1', '2']);
  });

  it('goes once people forbid it', async () => {
    expect((await lookUp('denied', ['41.5', '-72.25'])).place).toEqual([null, null]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('stays what it was when it cannot be found this time', async () => {
    asked.mockReturnValue(null);
    expect((await lookUp('granted', ['41.5', '-72.25'])).place).toEqual(['41.5', '-72.25']);
  });

  it('counts as not asked in a browser that cannot say what is allowed', async () => {
    permission = () => Promise.reject(new TypeError('no'));
    const app = await createTestApp();
    await lookUpPlace(app);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the public address', () => {
  const service = { key: 'PublicIpUrl', value: 'https://ip.example/plain' };

  async function lookUpAt(service_: Parameters<typeof http.get>[1]) {
    server.use(http.get(service.value, service_));
    permission = async () => 'denied';
    const app = await createTestApp({
      ...{ configuration: [service], user: sessionSamples.employee() },
    });
    await lookUpPlace(app);
    return app.local.getItem('clientIp');
  }

  it('is asked of the configured service by a request without a header, signature or cookie of ours [transport-005]', async () => {
    const sent: Request[] = [];
    const address = await lookUpAt(({ request }) => {
      sent.push(request);
      return new HttpResponse('203.0.113.9\n');
    });
    expect(address).toBe('203.0.113.9');
    expect(sent).toHaveLength(1);
    // What any request has in it, and nothing else.
    await fetch(service.value);
    const namesOf = (request?: Request) => [...(request?.headers.keys() ?? [])];
    expect(namesOf(sent[0])).toEqual(namesOf(sent[1]));
  });

  it.each(['<script>', 'x\r\nauthtoken: y'])(
    'is the one that the server sees where it answers %j',
    async (text) => {
      expect(await lookUpAt(() => new HttpResponse(text))).toBe('192.0.2.7');
    },
  );
});

describe('the address that the server sees', () => {
  it('is missing where it cannot be had, and nothing else is for that', async () => {
    server.use(refuse(getCIP, { status: 400, code: 'x', message: 'no' }));
    asked.mockReturnValue(at(41.5, -72.25));
    expect(await lookUp('granted')).toEqual({ ip: null, place: ['41.5', '-72.25'] });
  });
});
