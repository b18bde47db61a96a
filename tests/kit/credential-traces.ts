/** Columns of the database that could be the trace of a secret, and whose. */
export const columnRows: Record<string, string> = {
  'app_user.password_hash': 'a password',
  'app_user.hash': 'the public name of an account',
  'app_user.installation_id': 'an installation id',
  'refresh_token.id_hash': 'a refresh token',
  'device_key.hash': 'an id of the older site, a check-supporter hash, a link that hands a session over',
  'one_time_link.hash':
    'a link to log in, a link to a new password, a link that takes an address back, a link that opens a closed account, an address of an archive',
  'email_change.code_hash': 'a code for a new address',
  'admin_invite.id_hash': 'an invitation to run a cause',
  'cause_handover.invite_hash': 'an invitation to run a cause',
  'draft.hash': 'a code of a draft',
  'known_device.hash': 'a mark of a known device',
  'device.browser_hash': 'a mark of a known device',
  'proof_code.code_hash': 'a code that proves who is logged in',
  'idempotency.key_hash': 'a key of a call that was answered',
  'visit.visit_session': 'a visit session',
}

/** Columns that only sound like it. */
export const plainColumns: Record<string, string> = {
  'cause_contact_code.code_hash': 'a code that proves that somebody speaks for a charity, and lets nobody in',
  'app_user.postcode': 'A part of an address.',
  'bank_details.sort_code': 'A part of bank details.',
  'bank_details.sort_code_end': 'A part of bank details.',
  'cause.hash': 'The public name of a cause.',
  'cause.postcode': 'A part of an address.',
  'cheque_details.postcode': 'A part of an address.',
  'feature.key': 'A name.',
  'linked_card.token_hash': 'The trace of a card, which says whose a purchase was and lets nobody in.',
  'mail_opt_out.email_hash': 'The trace of an address that wants no mail.',
  'idempotency.body_hash': 'What was asked with a key.',
  'rate_window.key': 'What is counted.',
  'refusal_count.code': 'Why a call was refused.',
  'setting.key': 'The name of a setting of our own; signing secrets are never handed out.',
  'visit.search_session': 'A search.',
  'voucher.code': 'Shown to everybody.',
}

/** Where one-time links lead, by their kind. */
export const linkRows: Record<string, string> = {
  passwordReset: 'a link to a new password',
  login: 'a link to log in',
  welcome: 'the link of the first mail',
  emailUndo: 'a link that takes an address back',
  reactivation: 'a link that opens a closed account',
  archive: 'an address of an archive',
}

/** What a browser keeps of the site, in cookies and in storage. */
export const keptRows: Record<string, string> = {
  checkSupporter: 'a check-supporter hash',
  PHPSESSID: 'an id of the older site',
  accessToken: 'an access token',
  refreshToken: 'a refresh token',
  installationId: 'an installation id',
  visitSession: 'a visit session',
  invite: 'the public name of an account',
  consent: 'nothing',
  activeCause: 'nothing',
  registrationDraft: 'nothing',
  typedAnswer: 'nothing',
  supportDrafts: 'nothing',
  appBanner: 'nothing',
  colourScheme: 'nothing',
  contrast: 'nothing',
  celebrated: 'nothing',
  reminderBanner: 'nothing',
}

/** Headers that the server reads beside the body. */
export const headerRows: Record<string, string> = {
  'x-phpsessid': 'an id of the older site',
  'x-visit-session': 'a visit session',
  'idempotency-key': 'a key of a call that was answered',
  'if-none-match': 'nothing',
  'x-channel': 'nothing',
  'sec-gpc': 'nothing',
  'accept-encoding': 'nothing',
  'accept-language': 'nothing',
  'user-agent': 'nothing',
}
