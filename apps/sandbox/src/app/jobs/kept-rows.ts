/**
 * Tables whose rows stay, by the reason. What is not here is swept or has one row for each person; a row of these takes a call, and the calls of
 * a day are limited (`writesPerDay`), where nothing narrower is said.
 */
export const kept: Readonly<Record<string, readonly string[]>> = {
  'written by operators, employers and migrations alone': [
    ...[
      'business_clock',
      'employers',
      'employments',
      'shifts',
      'shift_segments',
      'ticket_days',
      'fee_discounts',
    ],
    ...['employer_accounts', 'contract_wordings', 'rail_scenarios', 'pay_periods', 'day_earnings'],
    ...['schema_migrations', 'bank_movements'],
  ],
  'one for each record, proved number or document': [
    ...['employees', 'enrolled_records', 'sso_identities', 'service_closures', 'contract_acceptances'],
    ...['guardian_agreements', 'referral_codes'],
  ],
  'the books: each row is money that moved, within the limits of a day': [
    ...['journal_entries', 'postings', 'ledger_accounts', 'transactions', 'transaction_events', 'payments'],
    ...['friend_payments', 'instrument_moves', 'recoveries', 'rewards', 'rail_payments', 'jobs'],
    ...[
      'idempotency_archive',
      'bill_payments',
      'cash_vouchers',
      'gift_cards',
      'card_payments',
      'movie_tickets',
    ],
    ...['savings_deposits', 'tips_deposits', 'rides'],
  ],
  'each is added with a proof': [
    ...['instruments', 'bank_accounts', 'debit_cards', 'penny_tests', 'biller_accounts', 'passkeys', 'cards'],
  ],
  'so many for each person: savedEvents 200, devices 40, shortcuts 20': [
    ...['saved_events', 'devices', 'shortcuts'],
  ],
  'within the uploads, messages or texts of a day': [
    ...['uploads', 'proofs', 'media_files', 'announcement_images', 'feedback', 'referrals', 'card_cases'],
  ],
  'one for each thing that is there, such as a kind, a merchant, a job or a message': [
    ...['own_limits', 'notification_settings', 'merchant_categories', 'category_limits', 'kept_billers'],
    ...['job_marks', 'announcement_marks', 'chat_reactions', 'chat_blocks', 'chat_reports', 'chat_members'],
    ...['dismissed_tickers', 'invite_opt_outs', 'pharmacy_cards', 'activity_channels', 'shift_requests'],
  ],
  'a record that its person or their employer looks up later': [
    ...[
      'recurring_transactions',
      'scheduled_transactions',
      'bills',
      'bill_dues',
      'bill_traces',
      'savings_goals',
    ],
    ...['time_entries', 'attendance_marks', 'chat_messages', 'chat_conversations', 'activity_messages'],
    ...['announcements', 'notifications', 'connect_records', 'ride_runs'],
  ],
  'never removed: how long it is kept is the operator’s': ['security_events'],
};
