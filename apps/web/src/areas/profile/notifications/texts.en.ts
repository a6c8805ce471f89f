export const texts = {
  titles: { page: 'Notification settings' },
  intro: 'Codes, warnings, and news of money that moves always reach you.',
  channels: {
    PushNotification: 'On your devices',
    TextMessage: 'By text message',
    Email: 'By email',
    Services: 'From our partners',
  },
  about: {
    PushNotification: 'Shown where you use the native app and have allowed it.',
    TextMessage: 'Sent to the phone number in your profile.',
    Email: 'Sent to the email address in your profile.',
    Services: 'Shown among the announcements at work.',
  },
  topics: {
    Shifts: 'Decisions about your shifts',
    Announcements: 'Announcements at work',
    Savings: 'How far your savings goals are',
    Referrals: 'Rewards for people you invited',
    Offers: 'Offers',
  },
  notSaved: 'Your choice wasn’t saved',
  failed: 'We couldn’t load your settings',
  failedText: 'They haven’t changed. Try again in a moment.',
  offline: 'Connect to the internet to see your settings.',
};
