import { dictionary } from '@zxcvbn-ts/language-common'
import { limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import { HttpError } from '#server/gate/http-error.ts'

const common = new Set<string>(dictionary['passwords-common'])

/** Letters and digits alone, so that signs between them and capitals hide nothing. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Our own names, and the password of the demo people, which everybody can read. */
const ours = [...Object.values(tenants).flatMap(({ name, product }) => [bare(name), bare(product)]), 'shopforgood']

export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

/** Words that may not be in a password, and words that are no part of its length. */
function wordsOf({ email, firstName, lastName }: PasswordOwner) {
  const [local = '', domain = ''] = email.split('@')
  const [host = ''] = domain.split('.')
  const own = [bare(email), bare(local)].filter((word) => word.length >= 4)
  return { never: [...ours, ...own], light: [local, host, firstName, lastName].map(bare).filter((word) => word.length >= 3) }
}

/**
 * ASVS 6.2.4, 6.2.11: refuses a password that is among the 49,000 that people choose most, in any case; one with our name, the demo's password or the person's
 * own address in it; and one that is too short without their name and the name of their mail's host. `field` is where the fault is shown.
 */
export function refuseGuessablePassword(password: string, field: string, owner: PasswordOwner): void {
  const word = bare(password)
  const { never, light } = wordsOf(owner)
  if (common.has(password.toLowerCase())) throw new HttpError('validation', { fields: { [field]: 'passwordCommon' } })
  const rest = light.reduce((left, part) => left.replaceAll(part, ''), word)
  const isOwn = never.some((part) => word.includes(part)) || (rest !== word && rest.length < limits.minimumPasswordLength)
  if (isOwn) throw new HttpError('validation', { fields: { [field]: 'passwordOwn' } })
}
