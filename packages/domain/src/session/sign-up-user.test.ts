import { describe, expect, it } from 'vitest';
import { ana } from './session.fixtures.ts';
import { signUpUser } from './sign-up-user.ts';

describe('the sign-up’s view of a user', () => {
  it('has eleven fields and no others [session-006]', () => {
    const user = { ...ana, id: 5, regionId: 4, userName: 'ana', emailAddress: 'ana@example.com' };
    expect(signUpUser(user)).toEqual({
      userId: 1,
      id: 5,
      userType: 'User',
      businessId: 10,
      companyName: 'Harbour Café',
      authToken: 'token',
      businesses: [{ id: 10, name: 'Harbour Café' }],
      regionId: 4,
      userName: 'ana',
      emailAddress: 'ana@example.com',
      mobileNumber: '5550101234',
    });
  });
});
