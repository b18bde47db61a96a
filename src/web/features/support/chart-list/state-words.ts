import { t } from '#web/i18n/i18n.ts'
import { actorWords } from './actor-words.ts'
import { stateName } from './state-name.ts'

/** States that people know by the words of their screens, by their charts. */
const words: Record<string, () => string> = {
  'donation.tracked': () => t('support-charts:state.donation.tracked'),
  'donation.inReview': () => t('support-charts:state.donation.inReview'),
  'donation.awaitingFunds': () => t('support-charts:state.donation.awaitingFunds'),
  'donation.available': () => t('support-charts:state.donation.available'),
  'donation.inPaymentRun': () => t('support-charts:state.donation.inPaymentRun'),
  'claim.held': () => t('support-charts:state.claim.held'),
  'claim.settled': () => t('support-charts:state.claim.settled'),
  'paymentRun.prepared': () => t('support-charts:state.paymentRun.prepared'),
  'paymentRun.sent': () => t('support-charts:state.paymentRun.sent'),
  'paymentRun.voided': () => t('support-charts:state.paymentRun.voided'),
  'paymentLine.sent': () => t('support-charts:state.paymentLine.sent'),
  'paymentLine.returned': () => t('support-charts:state.paymentLine.returned'),
  'paymentLine.withdrawn': () => t('support-charts:state.paymentLine.withdrawn'),
  'businessRegistration.goingOn': () => t('support-charts:state.causeRegistration.goingOn'),
  'causeRegistration.goingOn': () => t('support-charts:state.causeRegistration.goingOn'),
  'causeReview.waiting': () => t('support-charts:state.causeReview.waiting'),
  'causeReview.unproven': () => t('support-charts:state.causeReview.unproven'),
  'causeReview.inReview': () => t('support-charts:state.causeReview.inReview'),
  'causeReview.asked': () => t('support-charts:state.causeReview.asked'),
  'causeReview.appealed': () => t('support-charts:state.causeReview.appealed'),
  'adminReview.received': () => t('support-charts:state.adminReview.received'),
  'adminReview.underReview': () => t('support-charts:state.adminReview.underReview'),
  'heldMoney.held': () => t('support-charts:state.heldMoney.held'),
  'heldMoney.proposed': () => t('support-charts:state.heldMoney.proposed'),
  'session.person': () => t('support-charts:state.session.person'),
  'session.link': () => t('support-charts:state.session.link'),
  'session.proof': () => t('support-charts:state.session.proof'),
  'session.leaving': () => t('support-charts:state.session.leaving'),
  'session.unasked': () => t('support-charts:state.session.unasked'),
  'session.deriving': () => t('support-charts:state.session.deriving'),
  'session.authenticatedFull': () => t('support-charts:state.session.authenticatedFull'),
  'session.authenticatedSemi': () => t('support-charts:state.session.authenticatedSemi'),
  'session.unauthenticated': () => t('support-charts:state.session.unauthenticated'),
  'session.carried': () => t('support-charts:state.session.carried'),
  'session.here': () => t('support-charts:state.session.here'),
}

/** What a state is called where it is read: as its screen calls it, else its own name in words. */
export function stateWords(chart: string, path: string): string {
  const name = path.split('.').at(-1) ?? path
  return words[`${chart}.${name}`]?.() ?? stateName(name)
}

/** A description without the specification’s numbers. */
export const plainWords = (description: string): string => description.replaceAll(/ \([A-Z]-\d{3}\)/g, '')

/** "isEarly", "mayAppeal" or "isOpen(answer: name)" as it is said: "early", "allowed to appeal", "open: name". */
function guardWords(guard: string): string {
  const [name = '', given = ''] = guard.replace(/\)$/, '').split('(')
  const [, asked = '', what = name] = /^(is|has|may)(?=[A-Z])(.+)$/.exec(name) ?? []
  const said = stateName(what).toLowerCase()
  const inWords = asked === 'may' ? t('support-charts:steps.may', { what: said }) : said
  const values = given.split(', ').map((one) => one.replace(/^.*: /, ''))
  return given === ''
    ? inWords
    : `${inWords}: ${values.map((one) => stateName(one.replaceAll('-', ' ')).toLowerCase()).join(', ')}`
}

/** "retailer.adjusted" as it is said: "Shop adjusted". `mayBeNo`: what has been answered may have been a no. */
export function eventWords(when: string, mayBeNo = false): string {
  if (when === 'always') return stateName(t('support-charts:intent.always'))
  const [, actor, outcome] = /^(\w+): (done|error)$/.exec(when) ?? []
  if (actor !== undefined) return actorWords(actor, outcome === 'done' ? 'done' : 'error', mayBeNo)
  if (when === 'after: patience') return t('support-charts:steps.silent')
  if (when.startsWith('after: ')) return t('support-charts:steps.later')
  const said = stateName(when.replaceAll(/[.:]\s*/g, ' '))
  const inWords = said.toLowerCase().replace(/^retailer\b/, t('support-charts:steps.shop'))
  return stateName(inWords.replace(/^run\b/, t('support-charts:steps.run')))
}

/** What leads on, and what has to hold for it. */
export const wayWords = ({ when, guard }: { when: string; guard: string }): string =>
  guard === '' ? eventWords(when) : t('support-charts:steps.if', { when: eventWords(when, true), guard: guardWords(guard) })
