import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../gate/refusal.ts'

const common = new Set<string>(dictionary['passwords-common'])

/** ASVS 6.2.4: refuses a password that is among the 49,000 that people choose most, in any case. `field` is where the fault is shown. */
export function refuseCommonPassword(password: string, field: string): void {
  if (common.has(password.toLowerCase())) throw new Refusal('validation', { fields: { [field]: 'passwordCommon' } })
}
