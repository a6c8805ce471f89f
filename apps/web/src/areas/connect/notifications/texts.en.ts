export const texts = {
  titles: { page: 'Notifications' },
  new: 'New',
  unread: '{count, plural, one {# new notification} other {# new notifications}}',
  readAll: 'Mark all as read',
  marking: 'Marking as read',
  notMarked: 'They’re still marked as new',
  settings: 'Choose what you’re told',
  noneTitle: 'No notifications yet',
  none: 'Announcements at work and news about your shifts come here.',
  failed: 'We couldn’t load your notifications',
  failedText: 'Nothing is lost. Try again in a moment.',
  offline: 'Connect to the internet to see your notifications.',
};
