// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as timeClockShifts } from '../../../areas/time/clock/shifts.route.ts';
import { route as timeEntryEntry } from '../../../areas/time/entry/entry.route.ts';
import { route as timeEntryNew } from '../../../areas/time/entry/new.route.ts';
import { route as timeTeamTeam } from '../../../areas/time/team/team.route.ts';

export const screens: AreaScreens['screens'] = {
  [timeClockShifts.path]: { screen: timeClockShifts.screen, back: 'dashboard', texts: ['kit/money', 'time/clock'] },
  [timeEntryEntry.path]: { screen: timeEntryEntry.screen, back: 'previous', texts: ['kit/money', 'time/entry'] },
  [timeEntryNew.path]: { screen: timeEntryNew.screen, back: 'previous', texts: ['kit/money', 'time/entry'] },
  [timeTeamTeam.path]: { screen: timeTeamTeam.screen, back: '/timely-shifts', texts: ['time/team'] },
};
