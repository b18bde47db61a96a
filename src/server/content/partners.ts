import { z } from 'zod'
import { largestId } from '#contract/ids.ts'
import { jsonVariable } from '../json-variable.ts'

/** Somebody whose own site shows our page for partners in a frame. */
export interface Partner {
  /** Stands for {partner} in /iframes/{partner}. */
  id: string
  name: string
  /** The cause that their page asks people to support. */
  causeId: number
  /** Whose pages may frame it, such as `https://www.example.org`: nobody else's. */
  origins: string[]
}

/** Nothing but a scheme, a host and a port: it goes into the content policy as it is, where a star would let everybody in. */
const origin = z.string().regex(/^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/)

const partners = z
  .record(
    z.string().regex(/^[a-z0-9-]{1,60}$/),
    z.strictObject({
      name: z.string().trim().min(1).max(60),
      cause: z.number().int().min(1).max(largestId),
      origins: z.array(origin).min(1).max(20),
    }),
  )
  .transform((given): Partner[] =>
    Object.entries(given).map(([id, { cause, ...partner }]) => ({ id, causeId: cause, ...partner })),
  )

export const partnerVariables = {
  PARTNERS: jsonVariable(
    '{}',
    partners,
    'is not a map such as {"harvest-radio":{"name":"Harvest Radio","cause":12,"origins":["https://www.example.org"]}}',
  ),
}

/** With demo data; nobody is at this address. */
export const demoPartners: Partner[] = [
  { id: 'harvest-radio', name: 'Harvest Radio', causeId: 1, origins: ['https://www.harvest-radio.example'] },
]

/** The partner whose frame an address is; null where it is none's. */
export function partnerAt(partners: readonly Partner[], path: string): Partner | null {
  const id = /^\/iframes\/([^/?]+)(?:\?|$)/i.exec(path)?.[1]
  return partners.find((partner) => partner.id === id) ?? null
}
