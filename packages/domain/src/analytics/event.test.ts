import { describe, expect, it } from 'vitest';
import { epochMs, minorUnits } from '../money/index.ts';
import { type ActionContext, analyticsEvent, loadTimeEvent, userActivity } from './event.ts';

const context: ActionContext = {
  user: {
    userId: 7,
    userType: 'DirectUser',
    businessId: 10,
    companyName: 'Harbour Café',
    sessionId: 's-1',
  },
  clientType: 'Mobile Web',
  deviceId: 'd-1',
  deviceType: 2,
  visitId: 'v-1',
};
const action = { name: 'Confirm', type: 'Click', screen: 'Get money', url: '/ewa/get?amount=40' };
const start = epochMs(Date.UTC(2026, 10, 21, 5));
const end = epochMs(start + 1_500);

describe('analyticsEvent', () => {
  it('tells who did what, where and when, in UTC [analytics-001]', () => {
    const transaction = { id: 'T-1', amount: minorUnits(4025) };
    expect(analyticsEvent(context, { ...action, transaction }, { start, end })).toEqual({
      actionName: 'Confirm',
      actionType: 'Click',
      screenName: 'Get money',
      businessId: '10',
      businessName: 'Harbour Café',
      userId: '7',
      loginSessionId: 's-1',
      systemRefId: '7',
      deviceId: 'd-1',
      deviceType: '2',
      clientType: 'Mobile Web',
      userType: 'Direct',
      startTime: '2026-11-21T05:00:00.000Z',
      endTime: '2026-11-21T05:00:01.500Z',
      url: '/ewa/get',
      sessionId: 'v-1',
      transactionID: 'T-1',
      transactionAmount: 40.25,
    });
  });

  it('before the login tells of nobody', () => {
    expect(analyticsEvent({ ...context, user: null }, action, { start, end })).toMatchObject({
      businessId: null,
      businessName: null,
      userId: null,
      loginSessionId: null,
      systemRefId: null,
      userType: null,
      sessionId: 'v-1',
      transactionID: null,
      transactionAmount: null,
    });
  });

  it('leaves without what someone typed into a name', () => {
    expect(
      analyticsEvent(context, { ...action, screen: 'Card 4242 4242 4242 4242' }, { start, end }),
    ).toMatchObject({
      screenName: 'Card [removed]',
    });
  });
});

describe('loadTimeEvent', () => {
  it('is capped to 61 seconds, and begins 61 seconds before its end where nobody saw it begin [analytics-010]', () => {
    const late = epochMs(start + 90_000);
    expect(loadTimeEvent(context, action, start, late)).toMatchObject({
      actionType: 'LoadTime',
      startTime: '2026-11-21T05:00:00.000Z',
      endTime: '2026-11-21T05:01:01.000Z',
    });
    expect(loadTimeEvent(context, action, null, start)).toMatchObject({
      startTime: '2026-11-21T04:58:59.000Z',
      endTime: '2026-11-21T05:00:00.000Z',
    });
  });
});

describe('userActivity', () => {
  it('is one record of one action [analytics-011]', () => {
    expect(userActivity(context, action, start)).toEqual({
      actionName: 'Confirm',
      actionType: 'Click',
      businessId: '10',
      businessName: 'Harbour Café',
      userId: '7',
      loginSessionId: 's-1',
      systemRefId: '7',
      screenName: 'Get money',
      deviceId: 'd-1',
      deviceType: '2',
      clientType: 'Mobile Web',
      userType: 'Direct',
      startTime: '2026-11-21T05:00:00.000Z',
    });
  });
});
