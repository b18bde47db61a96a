/** What could carry a person, by its name in the tests of scope. `plain`: says nothing that others may not know. */
export type Kind =
  | 'accessToken'
  | 'refreshToken'
  | 'legacySession'
  | 'checkSupporter'
  | 'fingerprint'
  | 'password'
  | 'loginLink'
  | 'resetLink'
  | 'providerCode'
  | 'providerToken'
  | 'providerTicket'
  | 'stopProof'
  | 'emailCode'
  | 'invitation'
  | 'draftCode'
  | 'visitSession'
  | 'plain'

interface Row {
  takes?: Record<string, Kind>
  gives?: Record<string, Kind>
  /** Secrets that the caller makes up: known once the call has gone well. */
  chooses?: Record<string, Kind>
}

const tokens = { 'tokens.accessToken': 'accessToken', 'tokens.refreshToken': 'refreshToken' } as const
const keys = { sessionId: 'legacySession', checkSupporter: 'checkSupporter' } as const
const login = { ...tokens, ...keys, 'user.hash': 'plain' } as const

/** Every place of the contract where a person could be carried, and what travels there. */
export const contractRows: Record<string, Row> = {
  refreshRefreshToken: { gives: tokens },
  refreshAccessToken: { gives: tokens },
  retrofitSession: { gives: keys },
  upgradeSession: { takes: { sessionId: 'legacySession' }, gives: { ...tokens, sessionId: 'legacySession' } },
  upgradeCheckSupporter: { takes: { checkSupporter: 'checkSupporter' }, gives: { ...tokens, checkSupporter: 'checkSupporter' } },
  createFingerprint: { gives: { fingerprint: 'fingerprint' } },
  exchangeFingerprint: { takes: { fingerprint: 'fingerprint' }, gives: tokens },
  logOut: { takes: { accessToken: 'accessToken', ...keys } },
  logIn: { takes: { email: 'plain', password: 'password', phpsessid: 'legacySession' }, gives: login },
  requestPasswordReset: { takes: { email: 'plain', forwardUrl: 'plain' } },
  resetPassword: { takes: { passwordResetId: 'resetLink' }, chooses: { newPassword: 'password' } },
  requestLoginLink: { takes: { email: 'plain', forwardUrl: 'plain' } },
  useLoginLink: { takes: { token: 'loginLink' }, gives: { ...login, passwordReset: 'resetLink' } },
  exchangeProviderCode: {
    takes: { code: 'providerCode', provider: 'plain' },
    gives: {
      'identity.clientId': 'plain',
      'identity.clientUsername': 'plain',
      'identity.token': 'providerToken',
      'identity.ticket': 'providerTicket',
    },
  },
  logInWithFacebook: { takes: { accessToken: 'providerToken', ticket: 'providerTicket', facebookId: 'plain' }, gives: login },
  logInWithApple: { takes: { refreshToken: 'providerToken', ticket: 'providerTicket', appleId: 'plain' }, gives: login },
  register: {
    takes: { oAuthAccessToken: 'providerToken', oAuthRefreshToken: 'providerToken', 'appleCredentials{}': 'providerToken' },
    gives: { ...tokens, ...keys },
    // That of another account.
    chooses: { password: 'plain' },
  },
  savePassword: { takes: { oldPassword: 'password' }, chooses: { newPassword: 'password' } },
  confirmEmail: { takes: { code: 'emailCode' } },
  linkProvider: { takes: { accessToken: 'providerToken', refreshToken: 'providerToken' } },
  verifyPassword: { takes: { password: 'password' } },
  proveByCode: { takes: { code: 'emailCode' } },
  // It speaks for a charity, and lets nobody in.
  moveCauseReview: { takes: { code: 'plain' } },
  proveByProvider: { takes: { code: 'providerCode' } },
  addPaymentMethod: { takes: { sortCode: 'plain' }, gives: { 'cheque.postcode': 'plain' } },
  savePaymentMethod: { takes: { sortCode: 'plain' }, gives: { 'cheque.postcode': 'plain' } },
  undoPaymentMethod: { gives: { 'cheque.postcode': 'plain' } },
  readPaymentMethods: { gives: { 'cheque.postcode': 'plain' } },
  stopShareMails: { takes: { proof: 'stopProof' } },
  readInvite: { takes: { token: 'invitation' } },
  acceptInvite: { takes: { token: 'invitation' } },
  declineInvite: { takes: { token: 'invitation' } },
  keepDraft: { gives: { code: 'draftCode' } },
  readDraft: { takes: { code: 'draftCode' } },
  mailDraft: { takes: { code: 'draftCode' } },
  createVisit: { takes: { searchSessionId: 'plain', visitSession: 'visitSession' } },
  raiseAsGuest: { takes: { visitSession: 'visitSession' } },
  readMe: { gives: { 'user.postcode': 'plain' } },
  saveProfile: { takes: { postcode: 'plain' }, gives: { 'user.postcode': 'plain' } },
  createCause: { takes: { 'details.address.postcode': 'plain' } },
  readCause: { gives: { 'cause.address.postcode': 'plain' } },
  saveCause: { takes: { 'address.postcode': 'plain' } },
  lookUpCharity: { gives: { 'charity.address.postcode': 'plain' } },
  findAddresses: { takes: { postcode: 'plain' }, gives: { 'addresses[].postcode': 'plain' } },
  findMatches: { takes: { postcode: 'plain' } },
  listCauseReviews: {
    gives: { 'causes[].address.postcode': 'plain', 'causes[].registerEntry.address.postcode': 'plain' },
  },
  listRefusals: { gives: { 'refusals[].code': 'plain' } },
  readRetailer: { gives: { 'retailer.vouchers[].code': 'plain' } },
}

/** Calls that are not tried with what was gained, and why that hides nothing. */
export const notTried: Record<string, string> = {
  logOut: 'It gives nothing, and ends what is held.',
  deleteAccount: 'It gives nothing, and ends what is held.',
  register: 'It makes somebody else, who is nobody to the person attacked.',
  requestPasswordReset: 'It gives nothing: its link goes to the person’s own mail box.',
  requestLoginLink: 'It gives nothing: its link goes to the person’s own mail box.',
  ...Object.fromEntries(
    ['addPaymentMethod', 'savePaymentMethod', 'undoPaymentMethod', 'readPaymentMethods', 'saveProfile', 'createCause'].map(
      (name) => [name, 'It takes a full session or more, and gives nothing that carries anybody.'],
    ),
  ),
  ...Object.fromEntries(
    [
      'lookUpCharity',
      'findAddresses',
      'findMatches',
      'readRetailer',
      'keepDraft',
      'createVisit',
      'raiseAsGuest',
      'stopShareMails',
    ].map((name) => [name, 'Anybody may call it, and it gives nothing that carries anybody.']),
  ),
}

type Reached = 'none' | 'semi' | 'full'

/** How far each credential leads by itself, and why so far. The test of scope tries it. */
export const reachOf: Record<string, readonly [Reached, because: string]> = {
  nothing: ['none', 'Who shows nothing is nobody.'],
  'a password': ['full', 'Only the person knows it.'],
  'a link to log in': ['full', 'It was mailed to the person’s own address, for a quarter of an hour.'],
  'the link of the first mail': [
    'full',
    'It was mailed to the address that the account was made with; whoever has it chooses the password.',
  ],
  'a link to a new password': [
    'full',
    'It was mailed to the person’s own address, for an hour; whoever has it chooses the password.',
  ],
  'a link that takes an address back': ['full', 'It was mailed to the older address: the oldest owner wins.'],
  'a link that opens a closed account': ['full', 'It was mailed to the person’s own address when the account was closed.'],
  'a provider’s code': ['full', 'The person said yes at the provider that they have linked.'],
  'a provider’s token': ['full', 'The provider gave it to our app, for this very person.'],
  'a ticket of an exchange with a provider': [
    'none',
    'It says when the person said yes there, and only counts beside the provider’s token.',
  ],
  'an access token': ['full', 'A full session was begun by a proof of the person.'],
  'an access token of a half session': ['semi', 'It came from being recognised.'],
  'a refresh token': ['full', 'A full session was begun by a proof of the person.'],
  'a refresh token of a half session': ['semi', 'It came from being recognised.'],
  'an id of the older site': ['full', 'It was made at the proof of the person, lasts seven days, and works once.'],
  'an id of the older site, made anew with full tokens': ['full', 'It stands for the session that made it, and ends with it.'],
  'an id of the older site, made with half a session': ['semi', 'It stands for the session that made it.'],
  'a check-supporter hash': [
    'semi',
    'A cookie that scripts and the parent domain can read for more than a year recognises, and proves nothing (X-004).',
  ],
  'a check-supporter hash, made anew': ['semi', 'Like the first one.'],
  'a link that hands a session over': ['full', 'It stands for the session that made it, works once, and lasts a minute.'],
  'a link that hands half a session over': ['semi', 'It stands for the session that made it.'],
  'an address of an archive': ['none', 'It opens one file, once, for five minutes.'],
  'a code for a new address': ['none', 'It only counts beside a full session.'],
  'a code that proves who is logged in': ['none', 'It only counts beside a full session.'],
  'a mark of a known device': ['none', 'It only says which device waits less after wrong passwords.'],
  'an invitation to run a cause': ['none', 'Whoever accepts it does so as themselves.'],
  'a code of a draft': ['none', 'A draft holds no password, and is nobody’s until an account is made.'],
  'a proof that mail may stop': ['none', 'It stops mails.'],
  'a key of a call that was answered': ['none', 'An answer belongs to the person who asked, and to the very same question.'],
  'an installation id': ['none', 'It finds the number of an account, which is no secret.'],
  'a visit session': ['none', 'It says which visits are one’s own.'],
  'the public name of an account': ['none', 'It stands in links that people share.'],
}
