import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from '#server/pages/build.ts'

/** A process that builds the copy in its argument, unless that is built: it reports that it has begun, and ends its build when it's told to. */
const [, , root = ''] = process.argv
await buildIfStale(root, async () => {
  appendFileSync(join(root, 'builds'), `${process.pid}\n`)
  const told = new Promise<void>((done) => process.once('message', () => done()))
  process.send?.('building')
  await told
})
process.disconnect()
