/**
 * Calls that the documents name and nothing in the product makes, by the constant that declares them, each with the reason: for other
 * clients of the server. A server test makes each of them.
 */
export const wireCalls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  activityContract: {
    generateOrganizationActivitySID:
      'made by those who speak for an organization; here the server makes the channel',
    getActivityChannelSid: 'the feed is read without the sid of its channel',
    sendActivityNotification: 'activities are sent by the server (decision 86)',
    updateTwilioActivity: 'activities are sent by the server (decision 86)',
    saveTwilioActivity: 'for clients of a chat service that keeps activities itself (decision 86)',
    dumpTwilioActivityToDatabase: 'for clients of a chat service that keeps activities itself (decision 86)',
  },
  announcementsContract: {
    companyMessagesByOrganizationID:
      'announcements are read by connect/GetCompanyMessage, which has those of the organization',
  },
  avatarsContract: {
    uploadUserAvatar: 'the picture is the profile’s: user/SaveAvatar',
    saveAvatar: 'the picture is the profile’s: user/SaveAvatar',
    userAvatar: 'the addresses of pictures come with the people that they show',
    usersAvatar: 'the addresses of pictures come with the people that they show',
    saveUser: 'the documents show no screen that says what a colleague is at work',
  },
  groupsContract: {
    updateChannel: 'another name of connect/UpdateConversation',
    addParticipants: 'another name of connect/AddGroupParticipants',
    saveUsersConversationSID: 'a message brings a conversation back by itself',
    getUsers: 'colleagues are looked for by connect/GetContactList',
  },
  connectContract: {
    createConnectToken: 'the token comes with connect/ConnectTokenAndSettings',
    getBusinessToken: 'no service that a business token opens is there',
    connectTokenAndSettingsByUserIDandOrgID:
      'the organization is the session’s: connect/ConnectTokenAndSettings',
    updateUserTypeConnect: 'the kind of user is the session’s',
  },
  notificationsContract: {
    sendGCMMessage: 'push notifications are sent by the server',
  },
  userContract: {
    getUserById: 'the profile is read by user/GetProfile',
    createUser: 'the sign-up makes the record with the account',
    replaceUser: 'the profile is changed by user/SaveProfileDetails',
    deleteUser: 'an account is closed, and what is known of its person stays with it',
    updateUser: 'the profile is changed by user/SaveProfileDetails',
    updatePassword:
      'a password that is due is chosen by user/ForceChangePassword, another by user/ChangePassword',
    updateSubwayUserEmployeeToken: 'for the payroll of a franchise',
    saveEnrollmentAgreements: 'the agreements of a sign-up are sent with it, others one by one (decision 38)',
  },
  helpContract: { getFAQs: 'the older call of user/GetFAQsV2' },
  feedbackContract: { submitFeedback: 'another name of user/savefeedback' },
  accountChecksContract: {
    getBankAccountDetails: 'the account comes with ewa/instruments, what can be sent with the quote',
    verifyBankAccountDetails: 'the quote says whether an account can take an amount',
    verifyInstrumentForAddFundWithOutPlaid: 'money is added from accounts that have been verified',
  },
  accountsContract: {
    getInstrumentsAlternate: 'another name of ewa/instruments',
    getInstrument: 'an account comes with the list, ewa/instruments',
    getInstrumentTypes: 'what can be added comes with the configuration',
    getInstrumentsAndTypes: 'the list is ewa/instruments',
  },
  moneyContract: { cancelTransactionAlternate: 'another spelling of ewa/cancelTransaction' },
  homeContract: { getShortcutByID: 'a shortcut comes with the list, user/shortcuts' },
  profileContract: { getBasicProfile: 'a part of user/GetProfile' },
  businessContract: { getEWAAccounts: 'the accounts of an employer come with ewa/instruments' },
  sessionContract: { validateToken: 'declared and unused by the documents’ word (session-032)' },
  pinContract: { getUsers: 'the server knows by itself whose a phone number is' },
  placeContract: {
    getAppConfigurationSettings: 'another name of Main/GetConfigurationSettings',
    getBranchNameMaps: 'an employer is looked for by what is typed: main/FindEmployers',
    getBranchNameMapsByName: 'an employer is looked for by what is typed: main/FindEmployers',
  },
  timeContract: {
    getLoggedHoursHistory: 'the page shows hours of every status: user/GetLoggedHoursByUserID',
  },
};
