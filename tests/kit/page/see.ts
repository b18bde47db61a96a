import { expect as plain } from 'vitest'
import { isSaid, squeezed, type Wanted } from './elements.ts'
import { Locator } from './locator.ts'
import { computed } from './styles.ts'
import { until } from './until.ts'

/** Whether an element says this, whole or in part, by Playwright's rules. */
const says = (said: string, wanted: Wanted, isWhole: boolean) =>
  wanted instanceof RegExp || !isWhole ? isSaid(said, wanted) : squeezed(said) === squeezed(wanted)

/** What Playwright's expectations say of what is found, in jsdom: each waits until it is so. */
class Seen {
  readonly #found: Locator
  readonly #words: string
  readonly #isSo: boolean

  constructor(found: Locator, words: string | undefined, isSo = true) {
    this.#found = found
    this.#words = words ?? ''
    this.#isSo = isSo
  }
  get not(): Seen {
    return new Seen(this.#found, this.#words, !this.#isSo)
  }
  async #holds(what: string, ask: () => boolean): Promise<void> {
    await until(
      () => ask() === this.#isSo,
      () => `${this.#words} ${this.#found} ${this.#isSo ? 'is not' : 'is'} ${what}`.trim(),
    )
  }
  /** Each of a list says its own, or one element says one. */
  #text(wanted: Wanted | readonly Wanted[], isWhole: boolean): Promise<void> {
    return this.#holds(`told as ${wanted}`, () => {
      if (typeof wanted === 'string' || wanted instanceof RegExp) {
        const said = this.#found.said()
        return said !== undefined && says(said, wanted, isWhole)
      }
      const all = this.#found.texts()
      return all.length === wanted.length && wanted.every((one, index) => says(all[index] ?? '', one, isWhole))
    })
  }
  toBeVisible = () => this.#holds('visible', () => this.#found.isShown())
  toBeHidden = () => this.#holds('hidden', () => !this.#found.isShown())
  toBeAttached = () => this.#holds('there', () => this.#found.all().length > 0)
  toBeFocused = () => this.#holds('focused', () => this.#found.one() === document.activeElement)
  toHaveCount = (count: number) => this.#holds(`there ${count} times`, () => this.#found.all().length === count)
  toHaveText = (wanted: Wanted | readonly Wanted[]) => this.#text(wanted, true)
  toContainText = (wanted: Wanted | readonly Wanted[]) => this.#text(wanted, false)
  toHaveValue = (value: string) =>
    this.#holds(`filled with ${value}`, () => (this.#found.one() as HTMLInputElement | undefined)?.value === value) // only fields have one
  toHaveCSS = (property: string, value: string) =>
    this.#holds(`styled as ${property}: ${value}`, () => {
      const found = this.#found.one()
      return found !== undefined && computed(found, property) === value
    })
  toHaveAttribute = (name: string, wanted: Wanted) =>
    this.#holds(`marked by ${name}=${wanted}`, () => {
      const value = this.#found.one()?.getAttribute(name) ?? null
      return value !== null && (typeof wanted === 'string' ? value === wanted : wanted.test(value))
    })
}

/** Stands for Playwright's `expect` where screens are walked in jsdom: what is found there is waited for, and anything else is looked at as it is. */
export const expect = Object.assign(
  (actual: unknown, words?: string) => (actual instanceof Locator ? new Seen(actual, words) : plain(actual, words)),
  { poll: plain.poll },
)
