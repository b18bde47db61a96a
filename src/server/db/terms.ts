import type { Db } from './open.ts'

const supporter = [
  'You may use Farthing if you live in the United Kingdom and are 16 or over.',
  'When you shop through Farthing the retailer pays us a commission. The donation shown on the retailer’s page is what goes to your cause.',
  'A donation is pending until the retailer agrees to pay. If you return what you bought, or break the retailer’s terms, the retailer may decline it.',
  'A donation stays with the cause that you had chosen when you visited the retailer, also if you choose another cause later.',
  'We pay causes every quarter by bank transfer when £15 or more is ready. Less than that is carried over to the next quarter.',
]
const texts: Record<string, { statement: string; body: string[] }> = {
  supporter: { statement: 'I accept the supporter terms', body: supporter },
  website: {
    statement: 'I accept the website terms',
    body: [
      'You may read this website and follow its links for your own use.',
      'Do not try to harm it, or to use it in another person’s name.',
    ],
  },
  cause: {
    statement: 'I accept the cause terms',
    body: [
      'You act for the cause that you register and may receive money in its name.',
      'Tell us when the people who run the cause, or its bank account, change.',
    ],
  },
  cookies: {
    statement: 'I have read the cookie policy',
    body: [
      'We store what is needed to keep you signed in and to link a visit to your account.',
      'Nothing else is stored or loaded before you agree to it.',
    ],
  },
  'advertising-disclosure': {
    statement: 'I have read the advertising disclosure',
    body: ['Retailers pay us when you buy through our links. The order of search results does not depend on what they pay.'],
  },
  privacy: {
    statement: 'I have read the privacy notice',
    body: [
      'We keep your name, your e-mail address and what you bought through us, because your donations could not be explained without them.',
      'We share with a retailer only the reference of your visit, never your name.',
      'You can download everything we hold about you, and delete your account, in your settings.',
    ],
  },
  eula: {
    statement: 'I accept the software licence',
    body: [
      'You may use Donation Reminder and our app on any device that you own.',
      'They look at the addresses of shops that you open to tell you about donations, and at nothing else.',
    ],
  },
  'spin-to-win': {
    statement: 'I accept the terms of Spin to win',
    body: [
      'You must be 18 or over and logged in to spin. It’s free, and you don’t have to buy anything to spin.',
      'Everybody has one spin in each period. The wheel’s page says how long that is, what can be won, and the odds at that moment.',
      'Our server draws. It keeps the random number behind each draw with the odds, and shows you both, so that the draw can be checked.',
      'All prizes of a month together have a limit. A prize that the rest of the month’s money can’t pay can’t be won until the next month, and the odds on the page say so.',
      'A prize isn’t cash. It’s a bonus donation from us to the cause that you support when you spin.',
      'A prize is pending until a shop has confirmed a donation of your own. It waits as long as you have an account.',
    ],
  },
  marketing: {
    statement: 'Send me news about my cause and ways to raise more',
    body: ['We e-mail you at most twice a week. Every e-mail has a link to stop.'],
  },
}

/** Puts in the first version of every policy where it is missing (G-018): nobody could register without terms. */
export async function ensureTerms(db: Db, now: string): Promise<void> {
  const rows = Object.entries(texts).map(([type, { statement, body }]) => ({
    id: `${type}-1`,
    type,
    version: '1',
    statement,
    path: `/terms/${type}`,
    body: JSON.stringify(body),
    from_day: now,
  }))
  await db
    .insertInto('terms')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
