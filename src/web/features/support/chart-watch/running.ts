import type { RecordedStep } from '#contract/support/recordings.ts'
import { t } from '#web/i18n/i18n.ts'

/** A running chart, with the last that is known of it. */
export interface Running {
  key: string
  last: RecordedStep
}

export const keyOf = ({ tab, actor }: RecordedStep) => `${tab} ${actor}`

/** Every chart that the steps tell of, the one that last did something first. */
export function runningOf(steps: readonly RecordedStep[]): Running[] {
  const found = new Map<string, RecordedStep>()
  for (const step of steps) {
    found.delete(keyOf(step))
    found.set(keyOf(step), step)
  }
  return [...found].map(([key, last]) => ({ key, last })).reverse()
}

/** States without those around them. */
export const innermost = (states: readonly string[]): string[] =>
  states.filter((state) => states.every((other) => !other.startsWith(`${state}.`)))

/** A moment as a clock shows it, to the millisecond. */
export const clockOf = (at: number) => `${new Date(at).toTimeString().slice(0, 8)}.${String(at % 1000).padStart(3, '0')}`

export const fieldsOf = (fields: RecordedStep['fields']) =>
  Object.entries(fields)
    .map(([name, kind]) => `${name}: ${kind}`)
    .join(', ')

/** What happened, as tables of intent have it. */
export function eventLabel({ event }: RecordedStep): string {
  const [, kind = '', name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(event) ?? []
  if (kind === 'after') return `after: ${name}`
  if (kind !== '') return `${name}: ${kind === 'done.actor' ? 'done' : 'error'}`
  const own: Record<string, string> = {
    'xstate.init': t('support-charts:intent.begins'),
    'xstate.running': t('support-charts:watch.wasRunning'),
    'xstate.viewer.back': t('support-charts:watch.wentBack'),
  }
  return own[event] ?? event
}
