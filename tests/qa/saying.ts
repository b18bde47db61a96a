import type { Locator, Page } from '@playwright/test'
import { empty } from '../kit/lent-page.ts'
import { soon } from '../kit/site.ts'

/** What a locator is on the screen, as assistive technology has it. */
export interface Named {
  role: string
  name: string
}

/** The first line of a snapshot such as `- button "Send question"`, or of a text. */
export function namedIn(snapshot: string): Named | null {
  const line = snapshot.split('\n')[0]?.replace(/^- /, '') ?? ''
  const plain = line.startsWith("'") ? line.slice(1, line.lastIndexOf("'")).replaceAll("''", "'") : line
  const [, role = '', quoted, said = ''] = /^(\w+)(?: ("(?:[^"\\]|\\.)*"|\/.*?\/))?[^:]*(?::\s*(.*))?$/s.exec(plain) ?? []
  if (role === '') return null
  const name = quoted?.startsWith('"') ? String(JSON.parse(quoted)) : said.replace(/^"(.*)"$/, '$1')
  return { role, name: name.replace(/\s+/g, ' ').trim() }
}

export async function namedOf(locator: Locator): Promise<Named> {
  const first = locator.first()
  const found = namedIn(await first.ariaSnapshot({ timeout: 5_000 }).catch(() => ''))
  if (found && found.name !== '') return found
  const words = await first.evaluate((element) => {
    const field = element as HTMLInputElement // its labels are asked for only where it has some
    return element.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? element.textContent ?? ''
  })
  return { role: found?.role ?? 'text', name: words.replace(/\s+/g, ' ').trim().slice(0, 120) }
}

const kinds: Record<string, string> = {
  button: 'the button',
  link: 'the link',
  textbox: 'the field',
  searchbox: 'the search field',
  checkbox: 'the box',
  radio: 'the choice',
  tab: 'the tab',
  option: 'the option',
  menuitem: 'the item',
  combobox: 'the field',
  switch: 'the switch',
  heading: 'the heading',
  alert: 'the message',
  status: 'the message',
  dialog: 'the dialog',
}
/** A thing on the screen, by its kind and its words. */
export const thing = ({ role, name }: Named) => (kinds[role] ? `${kinds[role]} “${name}”` : `“${name}”`)

/** What is done one after the other. */
export const inOrder = (does: readonly string[]) =>
  does.map((words, index) => (index === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1))).join(', then ')

/** A file by what it is: whoever follows a script has one of their own. */
function fileWords(file: unknown): string {
  const type = typeof file === 'object' && file !== null && 'mimeType' in file ? String(file.mimeType) : ''
  const [kind, format = ''] = type.split('/')
  if (kind === 'image') return `a picture (${format.toUpperCase()})`
  if (type === 'text/plain') return 'a text file'
  return format === '' ? 'a file' : `a file that isn’t a picture (${format.toUpperCase()})`
}

const keys: Record<string, string> = {
  ArrowDown: 'the down arrow',
  ArrowUp: 'the up arrow',
  ArrowLeft: 'the left arrow',
  ArrowRight: 'the right arrow',
  ' ': 'the space bar',
}
const keyWords = (key: string) => keys[key] ?? `the key ${key}`

/** What a person does, in words. Null for what no person sees. */
export function actionWords(method: string, named: Named, [value]: readonly unknown[]): string | null {
  switch (method) {
    case 'click':
    case 'tap':
    case 'dblclick':
      if (named.role === 'link') return `Follow ${thing(named)}`
      if (named.role === 'checkbox' || named.role === 'switch') return `Tick or untick “${named.name}”`
      if (named.role === 'radio') return `Choose “${named.name}”`
      return `${/^(option|tab|menuitem)$/.test(named.role) ? 'Choose' : 'Press'} ${thing(named)}`
    case 'fill':
    case 'pressSequentially':
      return value === '' ? `Empty ${thing(named)}` : `Fill in ${thing(named)} with “${String(value)}”`
    case 'clear':
      return `Empty ${thing(named)}`
    case 'check':
      return `${named.role === 'radio' ? 'Choose' : 'Tick'} “${named.name}”`
    case 'uncheck':
      return `Untick “${named.name}”`
    case 'setChecked':
      return `${value ? 'Tick' : 'Untick'} “${named.name}”`
    case 'selectOption':
      return `Choose “${typeof value === 'object' && value !== null && 'label' in value ? String(value.label) : String(value)}” in ${thing(named)}`
    case 'press':
      return `Press ${keyWords(String(value))} in ${thing(named)}`
    case 'setInputFiles':
      return `Choose ${fileWords(value)} with ${thing(named)}`
    case 'hover':
      return `Point at ${thing(named)}`
    case 'focus':
      return `Go to ${thing(named)}`
    case 'blur':
      return `Leave ${thing(named)}`
    default:
      return null
  }
}

const actions = new Set(
  'click tap dblclick fill pressSequentially clear check uncheck setChecked selectOption press setInputFiles hover focus blur'.split(
    ' ',
  ),
)
const hands = new WeakMap<object, object>()
/** The real thing behind what a driver holds, also inside of options. */
function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const real = hands.get(value)
  if (real) return real
  return Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bare(inner)]))
    : value
}

/** An option is chosen by its value, and told by what stands there. */
async function labelsOf(target: Locator, [option]: readonly unknown[]): Promise<unknown[]> {
  if (typeof option !== 'string') return [option]
  return [
    await target.first().evaluate((field, value) => {
      const options = [...(field as HTMLSelectElement).options] // nothing else has options to choose
      return options.find((one) => one.value === value)?.label.trim() ?? value
    }, option),
  ]
}

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'ariaSnapshot' in value && 'filter' in value

/** How a locator is looked at, as Playwright's expectations have it. */
export interface Look {
  isNot: boolean
  expressionArg?: unknown
  expectedText?: unknown
  expectedNumber?: number
}
interface Hears {
  /** What only a test can do to a page. */
  arranges?(): void
  expects?(locator: Locator, how: string, look: Look): void
}

/** A page that does what it's asked, and says it: each thing that is pressed, filled in or chosen, by the words that stand there. */
export function sayingPage(page: Page, say: (words: string) => void, { arranges, expects }: Hears = {}): Page {
  function hand<T extends object>(real: T, isKeyboard = false): T {
    const made = new Proxy(real, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (key === 'keyboard' && typeof value === 'object' && value !== null) return hand(value, true)
        if (typeof value !== 'function' || typeof key !== 'string' || key === 'constructor') return value
        return (...given: unknown[]) => {
          const call = () => value.apply(target, given.map(bare))
          // That time stands is nothing that a person would see.
          if ('goto' in target && (key === 'route' || (key === 'evaluate' && given[0] !== soon))) arranges?.()
          if (isLocator(target) && key === '_expect') expects?.(target, String(given[0]), given[1] as Look) // as its expectations call it
          if (isKeyboard && key === 'press') say(`Press ${keyWords(String(given[0]))}`)
          if (isKeyboard && key === 'type') say(`Type “${String(given[0])}”`)
          if (isLocator(target) && actions.has(key))
            // It is named before it is used: afterwards it may be gone.
            return (async () => {
              await target.first().waitFor()
              const words = actionWords(
                key,
                await namedOf(target),
                key === 'selectOption' ? await labelsOf(target, given) : given,
              )
              if (words !== null) say(words)
              return call()
            })()
          if (key === 'goto' && !String(given[0]).endsWith(empty)) say(`Open ${new URL(String(given[0]), page.url()).pathname}`)
          if (key === 'reload') say('Load the page anew')
          const result: unknown = call()
          return isLocator(result) ? hand(result) : result
        }
      },
    })
    hands.set(made, real)
    return made
  }
  return hand(page)
}
/** The real locator behind one that a driver has made of a saying page. */
export const realOf = (locator: Locator): Locator => bare(locator) as Locator // only locators are given
/** What a person is to see, in words. */
export const seenWords = (named: Named, isBusy: boolean) =>
  isBusy ? 'Expect for a moment that the page is working' : `Expect ${thing(named)}`
