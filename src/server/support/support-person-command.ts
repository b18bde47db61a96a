import * as z from 'zod/mini'
import { email } from '#contract/sign-in/sign-in.rules.ts'
import { createClock } from '../clock.ts'
import { ConfigError, readConfig } from '../config.ts'
import { DataFolderInUse } from '../db/lock.ts'
import { openServices } from '../open-services.ts'
import { makeSupportPerson } from './support-person.ts'

/** `npm run support-person -- email`: the first of the support team, who can let in others, is made by whoever runs the server. */
try {
  const given = z.safeParse(email, process.argv[2] ?? '')
  if (!given.success) throw new ConfigError('Say whose account it is: npm run support-person -- name@example.org')
  const clock = createClock()
  const { services, close } = await openServices(readConfig(process.env), clock)
  const address = await makeSupportPerson(services, given.data, clock.now())
  await close()
  console.log(
    [
      `${given.data} is one of the support team. They choose their password at this address, which works once and for an hour:`,
      `  ${address}`,
      'Hand it to nobody else. Other ways into the account, and sessions that were open, have ended.',
    ].join('\n'),
  )
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof DataFolderInUse)) throw error
  console.error(error.message)
  process.exitCode = 1
}
