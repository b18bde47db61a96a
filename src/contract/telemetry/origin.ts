/** Where a purchase or visit came from. */
export type Origin = 'app' | 'donationReminder' | 'web'

const ofTheApp = ['IOS30', 'AND30']
const ofTheReminder = ['TAN', 'TAS', 'TCH', 'TEC', 'TFF', 'TIO', 'TIP', 'TMA', 'TSE']

/** C-077…C-079: an origin code is classified by how it starts; without a code, or with an unknown one, it is the web. */
export function classifyOrigin(code: string | null | undefined): Origin {
  if (!code) return 'web'
  if (ofTheApp.some((start) => code.startsWith(start))) return 'app'
  return ofTheReminder.some((start) => code.startsWith(start)) ? 'donationReminder' : 'web'
}
