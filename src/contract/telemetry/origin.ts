import * as z from 'zod/mini'

/** Where a purchase or visit came from. */
export const origins = ['web', 'app', 'donationReminder'] as const
export type Origin = (typeof origins)[number]

/** A code as it stands in an address (C-077, C-078); one that nobody knows is the web's. */
export const originCode = z.string().check(z.maxLength(40))

const ofTheApp = ['IOS30', 'AND30']
const ofTheReminder = ['TAN', 'TAS', 'TCH', 'TEC', 'TFF', 'TIO', 'TIP', 'TMA', 'TSE']

/** C-077…C-079: an origin code is classified by how it starts; without a code, or with an unknown one, it is the web. */
export function classifyOrigin(code: string | null | undefined): Origin {
  if (!code) return 'web'
  if (ofTheApp.some((start) => code.startsWith(start))) return 'app'
  return ofTheReminder.some((start) => code.startsWith(start)) ? 'donationReminder' : 'web'
}
