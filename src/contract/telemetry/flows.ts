import * as z from 'zod/mini'

/**
 * The charts of which it is counted how far people come. One rule: a chart with a screen in which people send something off, and from there come to an end. Where there is no
 * end, nobody gives up. A test holds the list to the rule (`tests/house/flows.test.ts`); a list, so that a browser needn't know all charts to know these.
 */
export const countedFlows = [
  'accountDeletion',
  'donationQuery',
  'missingDonation',
  'adminRequest',
  'businessRegistration',
  'causeRegistration',
  'guestRaise',
  'supporterRegistration',
  'favourites',
  'uninstallFeedback',
  'login',
  'passwordReset',
  'recentProof',
  'contactForm',
] as const
export const isCountedFlow = (chart: string): boolean => countedFlows.some((name) => name === chart)

/**
 * Once each for one run of a flow: somebody came to a state, went on from it, or left the page or the screen in it before the end.
 */
export const flowHappenings = ['entered', 'left', 'givenUp'] as const

/** All that is ever told: names that code gives. Neither who, nor what they answered, nor when but by the day on which it comes. */
export const flowStep = z.strictObject({
  chart: z.string().check(z.maxLength(100)),
  /** By the names on the way to it, with dots between them. */
  state: z.string().check(z.maxLength(200)),
  happened: z.enum(flowHappenings),
})
export type FlowStep = z.infer<typeof flowStep>

/** Here and not among all limits, which every page loads: `together` steps in one call; `shownFrom` people, or nobody is told how many; sums of so many days; each day is kept so long. */
export const flowLimits = { together: 100, shownFrom: 5, days: 30, keptDays: 396 }
