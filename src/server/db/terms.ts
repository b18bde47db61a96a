import type { Db } from './open.ts'

const supporter = [
  'You may use Farthing if you live in the United Kingdom and are 16 or over.',
  'When you shop through Farthing, the shop pays us a commission. The donation on the shop’s page is what goes to your cause.',
  'A donation is pending until the shop agrees to pay. If you return what you bought, or break the shop’s terms, the shop may decline it.',
  'A donation stays with the cause you’d chosen when you visited the shop, even if you choose another cause later.',
  'We pay causes every quarter by bank transfer once £15 or more is ready. Anything less is carried over to the next quarter.',
]
/** The first version of each, in the standard of locales/README.md. */
export const firstTerms: Record<string, { statement: string; body: string[] }> = {
  supporter: { statement: 'I accept the supporter terms', body: supporter },
  website: {
    statement: 'I accept the website terms',
    body: [
      'You may read this website and follow its links for your own use.',
      'Don’t try to harm it, or use it in someone else’s name.',
    ],
  },
  cause: {
    statement: 'I accept the cause terms',
    body: [
      'You act for the cause you register, and you’re allowed to receive money for it.',
      'Tell us when the people who run the cause, or its bank account, change.',
    ],
  },
  cookies: {
    statement: 'I have read the cookie policy',
    body: [
      'We store what we need to keep you logged in, and to link a visit to your account.',
      'We don’t store or load anything else until you agree to it.',
    ],
  },
  'advertising-disclosure': {
    statement: 'I have read the advertising disclosure',
    body: ['Shops pay us when you buy through our links. What they pay doesn’t change the order of search results.'],
  },
  privacy: {
    statement: 'I have read the privacy notice',
    body: [
      'We keep your name, your email address and what you bought through us, because we couldn’t explain your donations without them.',
      'All we share with a shop is the reference of your visit, never your name.',
      'You can download everything we hold about you, and delete your account, in your settings.',
    ],
  },
  eula: {
    statement: 'I accept the software licence',
    body: [
      'You may use Donation Reminder and our app on any device you own.',
      'They look at the addresses of shops you open, to tell you about donations. They look at nothing else.',
    ],
  },
  'spin-to-win': {
    statement: 'I accept the terms of Spin to win',
    body: [
      'You must be 18 or over and logged in to spin. It’s free, and you don’t have to buy anything to spin.',
      'Everyone has one spin in each period. The wheel’s page says how long that is, what you can win, and the odds at that moment.',
      'Our server draws. It keeps the random number behind each draw with the odds, and shows you both, so that the draw can be checked.',
      'There’s a limit to what we give as prizes in a month. If there isn’t enough left for a prize, nobody can win it until the next month, and the odds on the page say so.',
      'A prize isn’t cash. It’s a bonus donation from us to the cause you support when you spin.',
      'A prize is pending until a shop has confirmed a donation of your own. It waits for as long as you have an account.',
    ],
  },
  marketing: {
    statement: 'Send me news about my cause and ways to raise more',
    body: ['We email you at most twice a week. Every email has a link to stop them.'],
  },
}

/** Puts in the first version of every policy where it is missing (G-018): nobody could register without terms. */
export async function ensureTerms(db: Db, now: string): Promise<void> {
  const rows = Object.entries(firstTerms).map(([type, { statement, body }]) => ({
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
