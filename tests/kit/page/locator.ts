import type { UserEvent } from '@testing-library/user-event'
import { type Elements, isOff, isSaid, type RoleWanted, type Wanted } from './elements.ts'
import { breathe, until } from './until.ts'

/** What locators stand on. */
export interface Ground {
  document(): Document
  elements(): Elements
  user(): UserEvent
}
type Find = (scope: ParentNode) => Element[]
interface Narrowed {
  has?: Locator
  hasNot?: Locator
  hasText?: Wanted
  hasNotText?: Wanted
  visible?: boolean
}
interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}
type Waiting = { state?: 'visible' | 'hidden' | 'attached' | 'detached'; timeout?: number }

function byCss(scope: ParentNode, selector: string): Element[] {
  if (selector === 'xpath=..') return scope instanceof Element && scope.parentElement ? [scope.parentElement] : []
  return [...scope.querySelectorAll(selector)]
}

function setValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  // React puts its own property before the element's.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
}

/** The part of Playwright's locator that drivers use, in jsdom: the same finding, waiting and refusing; what is done there is done by user-event. */
export class Locator {
  readonly #ground: Ground
  readonly #find: Find
  readonly #said: string

  constructor(ground: Ground, find: Find, said = '') {
    this.#ground = ground
    this.#find = find
    this.#said = said
  }
  #inside(find: Find, said: string): Locator {
    return new Locator(
      this.#ground,
      (scope) => {
        const scopes = this.#find(scope)
        const found = scopes.flatMap((one) => find(one))
        return scopes.length > 1 ? this.#ground.elements().sorted(found) : found
      },
      `${this.#said} ${said}`,
    )
  }
  #narrowed(keep: (found: Element[], scope: ParentNode) => Element[], said: string): Locator {
    return new Locator(this.#ground, (scope) => keep(this.#find(scope), scope), `${this.#said}${said}`)
  }
  getByRole(role: string, wanted: RoleWanted = {}): Locator {
    return this.#inside((scope) => this.#ground.elements().byRole(scope, role, wanted), `${role} ${wanted.name ?? ''}`)
  }
  getByText(text: Wanted, { exact = false } = {}): Locator {
    return this.#inside((scope) => this.#ground.elements().byText(scope, text, exact), `“${text}”`)
  }
  getByLabel(text: Wanted, { exact = false } = {}): Locator {
    return this.#inside((scope) => this.#ground.elements().byLabel(scope, text, exact), `labelled “${text}”`)
  }
  getByPlaceholder(text: Wanted, { exact = false } = {}): Locator {
    const says = (element: Element) => isSaid(element.getAttribute('placeholder') ?? '', text, exact)
    return this.#inside((scope) => byCss(scope, '[placeholder]').filter(says), `with placeholder “${text}”`)
  }
  locator(wanted: string | Locator, narrowed: Narrowed = {}): Locator {
    const find: Find = typeof wanted === 'string' ? (scope) => byCss(scope, wanted) : (scope) => wanted.all(scope)
    return this.#inside(find, String(wanted)).filter(narrowed)
  }
  filter({ has, hasNot, hasText, hasNotText, visible }: Narrowed): Locator {
    const says = (element: Element, text: Wanted) => isSaid(this.#ground.elements().text(element), text)
    return this.#narrowed(
      (found) =>
        found.filter(
          (element) =>
            (!has || has.all(element).length > 0) &&
            (!hasNot || hasNot.all(element).length === 0) &&
            (hasText === undefined || says(element, hasText)) &&
            (hasNotText === undefined || !says(element, hasNotText)) &&
            (visible === undefined || this.#ground.elements().isVisible(element) === visible),
        ),
      has ? ` that has ${has}` : '',
    )
  }
  and(other: Locator): Locator {
    return this.#narrowed((found, scope) => {
      const others = new Set(other.all(scope))
      return found.filter((element) => others.has(element))
    }, ` and ${other}`)
  }
  or(other: Locator): Locator {
    return this.#narrowed((found, scope) => this.#ground.elements().sorted([...found, ...other.all(scope)]), ` or ${other}`)
  }
  first = () => this.nth(0)
  last = () => this.nth(-1)
  nth = (index: number) => this.#narrowed((found) => found.slice(index, index === -1 ? undefined : index + 1), '')
  toString = () => this.#said.trim()

  /** What is found at this moment. */
  all(scope: ParentNode = this.#ground.document()): Element[] {
    return this.#find(scope)
  }
  one(): Element | undefined {
    const found = this.all()
    if (found.length > 1) throw new Error(`${this} is found ${found.length} times`)
    return found[0]
  }
  isShown(): boolean {
    const found = this.one()
    return found !== undefined && this.#ground.elements().isVisible(found)
  }
  /** What the one that is found says; undefined where there is none. */
  said(): string | undefined {
    const found = this.one()
    return found && this.#ground.elements().text(found)
  }
  texts = () => this.all().map((one) => this.#ground.elements().text(one))
  /** The element, once it can be used. */
  #usable(): Promise<HTMLElement> {
    return until(
      () => {
        const found = this.one()
        const control = found instanceof HTMLLabelElement ? (found.control ?? found) : found
        const isUsable =
          found && control && this.#ground.elements().isVisible(found) && !isOff(control) && !found.closest('[inert]')
        return isUsable ? (found as HTMLElement) : undefined // what is used is an HTML element
      },
      () => `${this} cannot be used`,
    )
  }
  #attached<T extends HTMLElement = HTMLElement>(): Promise<T> {
    return until(
      () => this.one() as T | undefined, // whoever asks knows which
      () => `${this} is not there`,
    )
  }
  async waitFor({ state = 'visible', timeout }: Waiting = {}): Promise<void> {
    const asks = {
      visible: () => this.isShown(),
      hidden: () => !this.isShown(),
      attached: () => this.all().length > 0,
      detached: () => this.all().length === 0,
    }
    await until(asks[state], () => `${this} is not ${state}`, timeout)
  }
  count = async () => this.all().length
  isVisible = async () => this.isShown()
  isEnabled = async () => !isOff(await this.#attached())
  isChecked = async () => (await this.#attached<HTMLInputElement>()).checked
  inputValue = async () => (await this.#attached<HTMLInputElement>()).value
  textContent = async () => (await this.#attached()).textContent
  innerText = async () => (await this.#attached()).textContent
  getAttribute = async (name: string) => (await this.#attached()).getAttribute(name)
  async evaluate<Result, Given>(ask: (element: HTMLElement, given: Given) => Result, given?: Given): Promise<Result> {
    return ask(await this.#attached(), given as Given) // as the asker declares it
  }
  async click(): Promise<void> {
    await this.#ground.user().click(await this.#usable())
    await breathe()
  }
  async fill(value: string): Promise<void> {
    const field = (await this.#usable()) as HTMLInputElement // Playwright fills nothing else
    field.focus()
    setValue(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: value, inputType: 'insertText' }))
    await breathe()
  }
  clear = () => this.fill('')
  async setChecked(isChecked: boolean): Promise<void> {
    const box = (await this.#usable()) as HTMLInputElement // Playwright checks nothing else
    if ((box.checked ?? box.getAttribute('aria-checked') === 'true') !== isChecked) await this.#ground.user().click(box)
    await breathe()
  }
  check = () => this.setChecked(true)
  uncheck = () => this.setChecked(false)
  async selectOption(wanted: string | { label?: string; value?: string }): Promise<void> {
    const list = (await this.#usable()) as HTMLSelectElement // only lists have options
    const names = typeof wanted === 'string' ? [wanted] : [wanted.label, wanted.value]
    const option = [...list.options].find(({ value, label }) => names.includes(value) || names.includes(label))
    if (!option) throw new Error(`${this} has no option ${JSON.stringify(wanted)}`)
    await this.#ground.user().selectOptions(list, option)
    await breathe()
  }
  async press(key: string): Promise<void> {
    await this.focus()
    await this.#ground.user().keyboard(keys(key))
    await breathe()
  }
  async pressSequentially(text: string): Promise<void> {
    await this.#ground.user().type(await this.#usable(), text.replaceAll(/[{[]/g, '$&$&'))
    await breathe()
  }
  async setInputFiles(given: GivenFile | GivenFile[]): Promise<void> {
    const field = await this.#attached<HTMLInputElement>()
    const files = [given].flat().map(({ name, mimeType, buffer }) => new File([new Uint8Array(buffer)], name, { type: mimeType }))
    await this.#ground.user().upload(field, files)
    await breathe()
  }
  async hover(): Promise<void> {
    await this.#ground.user().hover(await this.#usable())
  }
  focus = async () => (await this.#attached()).focus()
  blur = async () => (await this.#attached()).blur()
  scrollIntoViewIfNeeded = async () => void (await this.#attached())
  dispatchEvent = async (type: string) => void (await this.#attached()).dispatchEvent(new Event(type, { bubbles: true }))
  /** What is there, for whoever reads of a failure. */
  ariaSnapshot = async () => this.one()?.textContent ?? ''
}

/** A key as user-event writes it. */
export const keys = (key: string): string => (key.length === 1 ? key : `{${key}}`)
