import type { ReviewFinding } from '#contract/causes/cause-review.ts'
import type { RegisterEntry } from '#server/db/schema-review.ts'
import type { CharityRegister } from './charity-register.ts'

export interface Claimed {
  name: string
  charityNumber: string | null
  postcode: string | null
}

/** Spelling apart: case, accents, punctuation, "the" and "&" do not tell two charities apart. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}|['’.]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/^the /, '')

const plainPostcode = (postcode: string | null) => (postcode ?? '').replace(/\s/g, '').toUpperCase()

/** What the register says of a cause: nothing is found when number, name and postcode are those of an entry that has an address to write to. Never rejects. */
export async function askRegister(
  register: CharityRegister,
  claimed: Claimed,
): Promise<{ findings: ReviewFinding[]; entry: RegisterEntry | null }> {
  if (claimed.charityNumber === null) return { findings: ['noNumber'], entry: null }
  try {
    const entry = await register.find(claimed.charityNumber)
    if (!entry) return { findings: ['numberUnknown'], entry }
    const findings: ReviewFinding[] = []
    if (plain(entry.name) !== plain(claimed.name)) findings.push('nameDiffers')
    if (plainPostcode(claimed.postcode) === '' || plainPostcode(entry.address.postcode) !== plainPostcode(claimed.postcode))
      findings.push('addressDiffers')
    if (findings.length === 0 && entry.contactEmail === null) findings.push('noContact')
    return { findings, entry }
  } catch (error) {
    console.warn('charity register:', error)
    return { findings: ['registerAway'], entry: null }
  }
}
