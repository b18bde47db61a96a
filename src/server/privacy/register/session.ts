import { limits } from '#contract/limits.ts'
import { type Entries, ownIdentifiers, secret } from './entry.ts'

const unnamed = 'They say nothing beyond that somebody was logged in, which the sessions in the archive say.'

/** Who is here, and proofs of a person. */
export const sessionEntries: Entries = {
  session_family: {
    purpose: 'login',
    whose: { id: ['user_id'] },
    // Tokens go when they have expired; a session without any is over.
    kept: {
      days: 30,
      after: 'created_at',
      when: 'NOT EXISTS (SELECT FROM refresh_token WHERE refresh_token.family_id = session_family.id)',
    },
    archive: { file: 'sessions' },
    deletion: 'rowGoes',
    columns: { user_id: {}, scope: {}, created_at: {}, ends_at: {}, revoked_at: {}, proven_at: {} },
    plain: { columns: ['id', 'device_id'], why: ownIdentifiers },
  },
  refresh_token: {
    purpose: 'login',
    whose: { through: { table: 'session_family', by: 'family_id' } },
    kept: { days: 7, after: 'expires_at', inSeconds: true },
    archive: { none: unnamed },
    deletion: 'rowGoes',
    columns: { id_hash: { archive: { none: secret } }, family_id: {}, issued_at: {}, expires_at: {}, replaced_at: {} },
    plain: { columns: ['successor_issued_at'], why: ownIdentifiers },
  },
  device: {
    purpose: 'login',
    whose: { id: ['user_id'] },
    // What can still be used keeps it.
    kept: {
      days: 30,
      after: 'last_used_at',
      when: 'NOT EXISTS (SELECT FROM session_family WHERE session_family.device_id = device.id) AND NOT EXISTS (SELECT FROM device_key WHERE device_key.device_id = device.id)',
    },
    archive: { file: 'devices' },
    deletion: 'rowGoes',
    columns: {
      user_id: {},
      signed_in_at: {},
      last_used_at: {},
      user_agent: {},
      ended_at: {},
      browser_hash: { archive: { none: secret } },
    },
    plain: { columns: ['id', 'root_id'], why: ownIdentifiers },
  },
  push_subscription: {
    purpose: 'notices',
    whose: { id: ['user_id'] },
    kept: { with: 'device', by: 'device_id' },
    archive: { file: 'devices-with-notices' },
    deletion: 'rowGoes',
    columns: {
      user_id: {},
      endpoint: { archive: { none: secret } },
      p256dh: { archive: { none: secret } },
      auth: { archive: { none: secret } },
      created_at: {},
    },
    plain: { columns: ['id', 'device_id'], why: ownIdentifiers },
  },
  push_message: {
    purpose: 'notices',
    whose: { through: { table: 'push_subscription', by: 'subscription_id' } },
    kept: { days: 1, after: 'queued_at' },
    archive: { none: 'It is a notice on its way; the notices in the archive say what it says.' },
    deletion: 'rowGoes',
    columns: { subscription_id: {}, notice_id: {}, queued_at: {} },
    plain: { columns: ['id', 'attempts', 'next_at'], why: ownIdentifiers },
  },
  device_key: {
    purpose: 'login',
    whose: { through: { table: 'device', by: 'device_id' } },
    kept: { days: 1, after: 'expires_at' },
    archive: { none: unnamed },
    deletion: 'rowGoes',
    columns: {
      hash: { archive: { none: secret } },
      kind: {},
      scope: {},
      expires_at: {},
      replaced_at: {},
      replaced_by: { archive: { none: secret } },
    },
    plain: { columns: ['device_id'], why: ownIdentifiers },
  },
  one_time_link: {
    purpose: 'login',
    whose: { id: ['user_id'] },
    kept: { days: 30, after: 'expires_at' },
    archive: { none: unnamed },
    deletion: 'rowGoes',
    columns: { hash: { archive: { none: secret } }, kind: {}, user_id: {}, expires_at: {}, used_at: {}, detail: {} },
    plain: { columns: [], why: ownIdentifiers },
  },
  proof_code: {
    purpose: 'login',
    whose: { through: { table: 'session_family', by: 'family_id' } },
    kept: { days: 1, after: 'expires_at' },
    archive: { none: unnamed },
    deletion: 'rowGoes',
    columns: { family_id: {}, code_hash: { archive: { none: secret } }, expires_at: {} },
    plain: { columns: ['tries'], why: ownIdentifiers },
  },
  known_device: {
    purpose: 'security',
    whose: { id: ['user_id'] },
    kept: { days: limits.knownDeviceDays, after: 'used_at' },
    archive: { none: unnamed },
    deletion: 'rowGoes',
    columns: { hash: { archive: { none: secret } }, user_id: {}, used_at: {} },
    plain: { columns: [], why: ownIdentifiers },
  },
  oauth_link: {
    purpose: 'login',
    whose: { id: ['user_id'] },
    kept: { until: 'accountGone' },
    archive: { file: 'connections' },
    deletion: 'rowGoes',
    columns: { provider: {}, client_id: {}, client_username: {}, user_id: {} },
    plain: { columns: [], why: ownIdentifiers },
  },
}
