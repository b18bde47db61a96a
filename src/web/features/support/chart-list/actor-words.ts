import { t } from '#web/i18n/i18n.ts'
import { stateName } from './state-name.ts'

/** What actors do, by the first word of their names. */
const verbs = [
  'accept',
  'act',
  'add',
  'ask',
  'book',
  'cancel',
  'change',
  'check',
  'clear',
  'confirm',
  'connect',
  'create',
  'decline',
  'delete',
  'download',
  'draw',
  'end',
  'fetch',
  'find',
  'generate',
  'keep',
  'link',
  'load',
  'look',
  'mail',
  'make',
  'move',
  'open',
  'prepare',
  'probe',
  'reactivate',
  'read',
  'recall',
  'record',
  'redeem',
  'register',
  'remember',
  'remove',
  'render',
  'request',
  'reset',
  'revoke',
  'save',
  'search',
  'send',
  'start',
  'stop',
  'undo',
  'unlink',
  'upgrade',
] as const
const verbOf = (name: string) => verbs.find((verb) => verb === name)

/** These only bring what there is: nothing is decided in their answer. */
const readers: readonly string[] = ['fetch', 'find', 'load', 'look', 'read', 'search']

/** What these are called by the code isn’t what they are called on the screens. */
const things: Record<string, () => string> = {
  user: () => t('support-charts:thing.account'),
  exists: () => t('support-charts:thing.email'),
  email: () => t('support-charts:thing.email'),
  retailers: () => t('support-charts:thing.shops'),
}
/** Of which their name says too little. */
const whole: Record<string, () => string> = {
  probeEmail: () => t('support-charts:worked.probeEmail'),
  finalise: () => t('support-charts:worked.finalise'),
  login: () => t('support-charts:worked.login'),
  requestSignIn: () => t('support-charts:worked.login'),
}

/**
 * "saveEmail: done" as it is said: "Email address saved", and "Email address couldn’t be saved" where it fails. Where an answer may say no as well, it is only
 * said to have come.
 */
export function actorWords(actor: string, outcome: 'done' | 'error', mayBeNo: boolean): string {
  const [first = '', ...rest] = actor.split(/(?=[A-Z])/)
  const verb = verbOf(first)
  if (outcome === 'done' && mayBeNo && !readers.includes(first)) return t('support-charts:steps.answered')
  const said = outcome === 'done' ? whole[actor]?.() : undefined
  if (said !== undefined) return said
  if (!verb) return t(`support-charts:steps.${outcome === 'done' ? 'finished' : 'failed'}`, { what: stateName(actor) })
  const object = rest.join('').replace(/^./, (letter) => letter.toLowerCase())
  const what = things[object]?.() ?? stateName(object)
  const did = t(`support-charts:did.${verb}`)
  return stateName(t(`support-charts:steps.${outcome === 'done' ? 'did' : 'didNot'}`, { what, did }).trim())
}
