import type { Page } from '@playwright/test'
import errors from '#locales/en-GB/errors.json' with { type: 'json' }
import rules from '#locales/en-GB/rules.json' with { type: 'json' }
import type { Settled } from '../browser/hold-requests.ts'
import { spoken } from '../storyboard/words.ts'

const sentences: Record<string, unknown> = { ...rules, ...errors }
const sentenceOf = (code: string) => (typeof sentences[code] === 'string' ? sentences[code] : null)

const counted = (count: number, several: string) =>
  `${count === 0 ? 'no' : count} ${count === 1 ? several.replace(/ies$/, 'y').replace(/s$/, '') : several}`
const isSeveral = (key: string) => /[^s]s$/.test(key)
/** Words that somebody has written, and not the code's own: these can stand on a screen. */
const isWritten = (value: string) =>
  /^\p{Lu}(?!\p{Lu}\p{Ll}).*\p{Ll}/u.test(value) && !/^\d|\d{4}-\d\d|^[A-Z]{2}-|^https?:/.test(value)

/** What an answer brings that can be seen: how many of what, and names. */
function contents(details: unknown, depth = 2): string[] {
  if (typeof details !== 'object' || details === null || depth === 0) return []
  return Object.entries(details).flatMap(([key, value]) => {
    if (Array.isArray(value)) return isSeveral(key) ? [counted(value.length, spoken(key))] : []
    if (typeof value === 'string') return isWritten(value) ? [`“${value}”`] : []
    return contents(value, depth - 1)
  })
}

/** What the server says at this point of a script, in plain words. */
export function answerWords({ answer }: Pick<Settled, 'answer'>, isByHand = false): string {
  if (answer === 'lost') return isByHand ? 'Wait until it has failed, then block it no more' : 'The request doesn’t get through'
  const said = Object.values(answer.fields ?? {}).flatMap((why) => sentenceOf(why) ?? [])
  if (said.length > 0) return `The server answers: ${said.map((words) => `“${words}”`).join(' and ')}`
  if (isByHand) return 'Wait for the answer'
  if (answer.status >= 500) return 'The server fails'
  const sentence = answer.code === undefined ? null : sentenceOf(answer.code)
  if (sentence !== null) return `The server answers: “${sentence}”`
  if (answer.code !== undefined) return 'The server refuses it'
  if (answer.text !== undefined) return 'The server answers with a file'
  const brings = contents(answer.details).slice(0, 3)
  return brings.length === 0 ? 'The server answers' : `The server answers with ${brings.join(', ')}`
}

/** An answer without its figures and words: what is there, which lists are empty, and what is true or false, since the page goes on by that. */
function shapeOf(value: unknown, depth = 2): unknown {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  if (depth === 0) return 'object'
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, shapeOf(inner, depth - 1)]),
  )
}

/** Whether a page that is answered the one would go on as with the other. */
export const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(shapeOf(one)) === JSON.stringify(shapeOf(other))

/** What an answer names that the other doesn't: names, figures and addresses, which the screen may show. */
export function strangeIn(details: unknown, other: unknown): string[] {
  const known = JSON.stringify(other) ?? ''
  const names = (value: unknown): string[] => {
    if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(names)
    const name = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return name.length > 3 && /[\p{Lu}\d]/u.test(name) && !known.includes(JSON.stringify(name).slice(1, -1)) ? [name] : []
  }
  return names(details)
}

/** Whether the demo site would say the same by itself, but for what is `strange` to it. What only reads is asked of it; of what writes only the usual answer counts as its own. */
export async function demosOwn(
  page: Page,
  { outcome, call, answer }: Settled,
): Promise<{ isOwn: boolean; strange: readonly string[] }> {
  const own = (isOwn: boolean, strange: readonly string[] = []) => ({ isOwn, strange })
  // One can always block an address.
  if (answer === 'lost') return own(true)
  if (call.method !== 'GET') return own(answer.status < 300 && /done(#1)?$/.test(outcome))
  const { authorization, Authorization } = call.headers
  const response = await page
    .context()
    .request.get(call.url.href, { headers: { accept: call.accept, authorization: authorization ?? Authorization ?? '' } })
    .catch(() => null)
  if (!response || response.status() !== answer.status) return own(false)
  if (answer.status >= 300 || answer.text !== undefined) return own(true)
  const body: unknown = await response.json().catch(() => null)
  const details =
    typeof body === 'object' && body !== null && 'body' in body ? (body.body as { details?: unknown }).details : undefined // as every call answers
  return own(isAlike(details, answer.details), strangeIn(answer.details, details))
}
