import type { Config } from '../config.ts'
import { ConfigError } from '../config.ts'

/** A full disk in the numbers of SQLite, which holds the folder's lock, and of the embedded database's own system. */
const isFull = (error: object) => ('errcode' in error && error.errcode === 13) || ('errno' in error && error.errno === 51)

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if (isFull(error)) return 'ENOSPC'
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Where the database is, without who logs in to it. */
function placeOf(address: string): { host: string; name: string; user: string } {
  const url = new URL(address)
  return { host: url.host, name: decodeURIComponent(url.pathname.slice(1)), user: decodeURIComponent(url.username) }
}

function withPostgres(code: string, words: string, address: string): string | null {
  const { host, name, user } = placeOf(address)
  if (code === '3D000')
    return `There is no database called "${name}" on the PostgreSQL server ${host}. Create it (createdb ${name}), or correct DATABASE_URL.`
  if (code.startsWith('28'))
    return `The PostgreSQL server ${host} does not let "${user}" in. Correct the user and password in DATABASE_URL.`
  if (code === '42501')
    return `"${user}" may not change the database "${name}" on ${host}. Make it the owner of that database, or name another user in DATABASE_URL.`
  if (code === '53100') return `The disk of the PostgreSQL server ${host} is full. Make room on it, then start again.`
  if (code === '53300')
    return `The PostgreSQL server ${host} has no connections left. Raise its max_connections, or run fewer processes.`
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return `No machine is called ${host}. Correct the host in DATABASE_URL.`
  if (/^(E[A-Z]+|08...|57P0.)$/.test(code) || /^(Connection terminated|timeout)/.test(words))
    return `The PostgreSQL server at ${host} cannot be reached (${code || words}). Start it, or correct DATABASE_URL.`
  return null
}

function withFolder(code: string, folder: string): string | null {
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return `The disk that holds the data folder ${folder} is full. Make room on it, or set DATA_DIR to a folder on another disk.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The data folder ${folder} cannot be written to. Let this user write there, or set DATA_DIR to another folder.`
  return null
}

/** One sentence and the remedy for a start that its surroundings do not allow; whatever else failed, as it came. */
export function startFault(error: unknown, config: Pick<Config, 'databaseUrl' | 'dataDir'>): unknown {
  const code = codeOf(error)
  const words = error instanceof Error ? error.message : ''
  const sentence = config.databaseUrl ? withPostgres(code, words, config.databaseUrl) : withFolder(code, config.dataDir)
  return sentence ? new ConfigError(sentence, { cause: error }) : error
}
