import type { Page } from '@playwright/test'
import errors from '#locales/en-GB/errors.json' with { type: 'json' }
import type { Settled } from '../browser/hold-requests.ts'
import { type Cases, spoken } from '../storyboard/words.ts'

const sentences: Record<string, unknown> = errors

/** An instant by its day. */
const valueWords = (value: unknown) => String(value).replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1')

const counted = (count: number, several: string) =>
  `${count === 0 ? 'no' : count} ${count === 1 ? several.replace(/ies$/, 'y').replace(/s$/, '') : several}`

/** What an answer brings, as far as it can be told in a line. */
function contentWords(details: unknown): string {
  if (details === null || details === undefined) return 'nothing'
  if (Array.isArray(details)) return details.length === 0 ? 'none' : `${details.length} of them`
  if (typeof details === 'boolean') return details ? 'yes' : 'no'
  if (typeof details !== 'object') return valueWords(details)
  const parts = Object.entries(details).flatMap(([key, value]): string[] => {
    if (value === null || value === undefined || value === '') return []
    if (Array.isArray(value)) return [counted(value.length, spoken(key))]
    if (typeof value === 'boolean') return [`${spoken(key)} ${value ? 'yes' : 'no'}`]
    return typeof value === 'object' ? [`the ${spoken(key)}`] : [`${spoken(key)} “${valueWords(value)}”`]
  })
  return parts.slice(0, 4).join(', ') || 'done'
}

/** What the server says at this point of a script, in plain words. */
export function answerWords(
  { actor, outcome, answer }: Pick<Settled, 'actor' | 'outcome' | 'answer'>,
  { outcomes }: Pick<Cases, 'outcomes'>,
): string {
  if (answer === 'lost')
    return 'The server can’t be reached (by hand: have the network off during the step before, then switch it on again)'
  if (answer.fields)
    return `The server answers: it doesn’t take ${Object.entries(answer.fields)
      .map(([field, why]) => `“${spoken(field)}” (${spoken(why)})`)
      .join(' and ')}`
  if (answer.code)
    return `The server answers: ${typeof sentences[answer.code] === 'string' ? `“${sentences[answer.code]}”` : spoken(answer.code)}`
  if (answer.status >= 500) return 'The server fails'
  if (answer.text !== undefined) return 'The server answers: a file'
  const output = outcomes[actor]?.outputs[Number(/#(\d+)$/.exec(outcome)?.[1] ?? 1) - 1]
  const kind = typeof output === 'object' && output !== null && 'kind' in output ? output.kind : undefined
  return `The server answers: ${typeof kind === 'string' ? `${spoken(kind)}; ` : ''}${contentWords(answer.details)}`
}

/** An answer without its figures and words: what is there, and which lists are empty. */
function shapeOf(value: unknown, depth = 2): unknown {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  if (depth === 0) return 'object'
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, shapeOf(inner, depth - 1)]),
  )
}

/** Whether the demo site would say the same by itself. What only reads is asked of it; of what writes only the usual answer counts as its own. */
export async function isDemosOwn(page: Page, { outcome, call, answer }: Settled): Promise<boolean> {
  // One can always switch the network off.
  if (answer === 'lost') return true
  if (call.method !== 'GET') return answer.status < 300 && /done(#1)?$/.test(outcome)
  const { authorization, Authorization } = call.headers
  const response = await page
    .context()
    .request.get(call.url.href, { headers: { accept: call.accept, authorization: authorization ?? Authorization ?? '' } })
    .catch(() => null)
  if (!response || response.status() !== answer.status) return false
  if (answer.status >= 300 || answer.text !== undefined) return true
  const body: unknown = await response.json().catch(() => null)
  const details =
    typeof body === 'object' && body !== null && 'body' in body ? (body.body as { details?: unknown }).details : undefined // as every call answers
  return JSON.stringify(shapeOf(details)) === JSON.stringify(shapeOf(answer.details))
}
