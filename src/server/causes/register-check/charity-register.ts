import * as z from 'zod/mini'
import type { Config } from '#server/config.ts'
import type { RegisterEntry } from '#server/db/schema-review.ts'
import { seededCharity } from './invented-charities.ts'

/** A register of charities. Answers null for a number that it does not have; rejects when it cannot be asked. */
export interface CharityRegister {
  find(number: string): Promise<RegisterEntry | null>
}

const entry = (number: string, name: string, line1: string, town: string, postcode: string, site: string | null) => ({
  number,
  name,
  website: site,
  address: { line1, line2: '', town, postcode },
  contactEmail: site === null ? null : site.replace('https://www.', 'office@'),
})

/** Invented charities, so that the wizard can be tried without any register of the outside world. */
const invented: RegisterEntry[] = [
  entry(
    '2000001',
    'Brackenfell Hospice Friends',
    '3 Chapel Row',
    'Brackenfell',
    'ZZ1 2AB',
    'https://www.brackenfell-friends.example',
  ),
  entry('2000002', 'The Lantern Trust', '18 Mill Lane', 'Harrowden', 'ZZ4 7CD', 'https://www.lantern-trust.example'),
  entry('2000003', 'Otterbourne Community Kitchen', '1 Station Yard', 'Otterbourne', 'ZZ9 3EF', null),
  entry('SC012345', 'Glenmore Mountain Rescue', 'The Old Forge', 'Glenmore', 'ZZ20 1GH', 'https://www.glenmore-rescue.example'),
  entry('NIC100200', 'Carrick Bay Lifeguards', 'Harbour Office', 'Carrick Bay', 'ZZ30 5JK', null),
]

export const inventedRegister: CharityRegister = {
  find: async (number) => invented.find((charity) => charity.number === number) ?? seededCharity(number),
}

interface CommissionAnswer {
  charity_name?: string
  reg_status?: string
  web?: string | null
  email?: string | null
  address_line_one?: string | null
  address_line_two?: string | null
  address_line_three?: string | null
  address_line_four?: string | null
  address_line_five?: string | null
  address_post_code?: string | null
}

/** Register of the Charity Commission for England and Wales: https://register-of-charities.charitycommission.gov.uk/documentation-on-the-api */
export function charityCommissionRegister(base: string, key: string): CharityRegister {
  return {
    async find(number) {
      const [main = '', suffix = '0'] = number.split('-')
      if (!/^\d+$/.test(main)) return null // numbers of Scotland and Northern Ireland are not in it
      const answer = await fetch(`${base}/allcharitydetails/${main}/${suffix}`, {
        headers: { 'Ocp-Apim-Subscription-Key': key, accept: 'application/json' },
        signal: AbortSignal.timeout(2500),
      })
      if (answer.status === 404) return null
      if (!answer.ok) throw new Error(`The register of charities answered ${answer.status}`)
      const found = (await answer.json()) as CommissionAnswer // each field is checked where it is read
      if (typeof found.charity_name !== 'string' || found.reg_status === 'RM') return null
      const lines = [
        found.address_line_one,
        found.address_line_two,
        found.address_line_three,
        found.address_line_four,
        found.address_line_five,
      ].flatMap((line) => (line ? [line] : []))
      const [line1 = '', ...others] = lines
      const town = others.pop() ?? ''
      return {
        number,
        name: found.charity_name,
        website: found.web || null,
        contactEmail: z.email().safeParse(found.email).data ?? null,
        address: { line1, line2: others.join(', '), town, postcode: found.address_post_code ?? '' },
      }
    },
  }
}

export const openRegister = ({ charityRegister }: Config): CharityRegister =>
  charityRegister === null ? inventedRegister : charityCommissionRegister(charityRegister.base, charityRegister.key)
