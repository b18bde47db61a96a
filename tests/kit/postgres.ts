import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const isRoot = process.getuid?.() === 0

function findBinaries(): string | null {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base)
    ? readdirSync(base)
        .filter((name) => existsSync(join(base, name, 'bin/initdb')))
        .sort((a, b) => Number(b) - Number(a))
    : []
  if (versions[0]) return join(base, versions[0], 'bin')
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

export function installDebian(packages: string[]): void {
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      `These are needed and cannot be installed from here: ${packages.join(', ')}. Install them, then run npm test again.`,
    )
  console.log(`Installing ${packages.join(', ')}…`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  })
}

/** Below the ports that systems give to outgoing connections (32,768 and up on Linux): one of those could hold it when PostgreSQL begins, or comes back. */
const ports = { first: 21_000, count: 10_000 }

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A port that nobody listens on; where the search begins is left to chance, as several servers may look at once. */
async function freePort(): Promise<number> {
  let port = ports.first + Math.floor(Math.random() * ports.count)
  while (!(await isFree(port))) port += 1
  return port
}

/** Whether it listens and has read its log: while it starts, it refuses whoever comes. */
async function letsIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

export interface TestPostgres {
  url: string
  /** Ends it for good. */
  stop(): void
  /** Ends it as a crash would: no connection is told why. */
  crash(): void
  /** Starts it again after a crash; resolves once it lets people in. */
  revive(): Promise<void>
}

/** A PostgreSQL server of the tests' own, in a temporary folder of `place`; installed when it is missing. PostgreSQL refuses to run as root, so root runs it as its own user. */
export async function startPostgres(place = tmpdir()): Promise<TestPostgres> {
  if (!findBinaries()) installDebian(['postgresql', 'postgresql-contrib'])
  const binaries = findBinaries()
  if (!binaries)
    throw new Error('PostgreSQL was installed but its programs were not found. Look for initdb, and put its folder on the PATH.')
  const folder = mkdtempSync(join(place, 'farthing-postgres-'))
  const asOwner = (program: string, args: string[]): [string, string[]] =>
    isRoot ? ['runuser', ['-u', 'postgres', '--', join(binaries, program), ...args]] : [join(binaries, program), args]
  if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })), -1)
  const data = join(folder, 'data')
  execFileSync(...asOwner('initdb', ['-D', data, '-U', 'farthing', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']), {
    stdio: 'ignore',
    cwd: tmpdir(),
  })
  const port = await freePort()
  // A file: a pipe that nobody empties, because its reader waits for a process, stops PostgreSQL at its next line.
  const log = join(folder, 'log')
  function run(): ChildProcess {
    const out = openSync(log, 'a')
    const begun = spawn(
      ...asOwner('postgres', [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'max_connections=200',
        '-c',
        'fsync=off',
      ]),
      { stdio: ['ignore', 'ignore', out], cwd: tmpdir() },
    )
    closeSync(out)
    return begun
  }
  const url = `postgres://farthing@127.0.0.1:${port}/postgres`
  let server: ChildProcess | null = null
  async function begin(): Promise<void> {
    const begun = run()
    server = begun
    const deadline = performance.now() + 30_000
    while (!(await letsIn(url))) {
      if (performance.now() > deadline || begun.exitCode !== null)
        throw new Error(`PostgreSQL did not start in ${folder}. It said:\n${readFileSync(log, 'utf8').slice(-2000)}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const crash = () =>
    execFileSync(...asOwner('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']), { stdio: 'ignore', cwd: tmpdir() })
  /** One whose disk is full ends in its own time: it tries to recover by itself first, and holds its folder meanwhile. */
  async function revive(): Promise<void> {
    if (server && server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit')
      try {
        crash()
      } catch {
        // It has ended between the look and the call.
      }
      await ended
    }
    await begin()
  }
  await begin()
  return {
    url,
    crash,
    revive,
    stop: () => {
      crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
