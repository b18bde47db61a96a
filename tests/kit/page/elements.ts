import { computeAccessibleName } from 'dom-accessibility-api'
import { roleOf } from './roles.ts'

export type Wanted = string | RegExp
export interface RoleWanted {
  name?: Wanted
  exact?: boolean
  level?: number
  pressed?: boolean
  checked?: boolean
  expanded?: boolean
  selected?: boolean
  disabled?: boolean
}

const unseen = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD', 'TITLE', 'META', 'LINK'])
const labelled = new Set(['BUTTON', 'METER', 'OUTPUT', 'PROGRESS', 'SELECT', 'TEXTAREA', 'INPUT'])
const inline = new Set(
  'A ABBR B BDI BDO CITE CODE DATA DFN EM I INPUT KBD LABEL MARK Q S SAMP SMALL SPAN STRONG SUB SUP SVG TIME U VAR'.split(' '),
)

/** What a browser would say of an element whose styles nobody has laid down. */
const styleOf = (element: Element) =>
  ({
    display: isUnrendered(element) ? 'none' : inline.has(element.tagName.toUpperCase()) ? 'inline' : 'block',
    visibility: 'visible',
    getPropertyValue: (name: string) => (name === 'display' && isUnrendered(element) ? 'none' : ''),
  }) as unknown as CSSStyleDeclaration // the parts that names are computed from

/** Whether neither it nor anything in it is shown, by what jsdom knows: markup, and styles of its own. */
function isUnrendered(element: Element): boolean {
  const { tagName, parentElement } = element
  if (unseen.has(tagName) || element.hasAttribute('hidden')) return true
  if (tagName === 'DIALOG' && !element.hasAttribute('open')) return true
  if (tagName === 'INPUT' && element.getAttribute('type') === 'hidden') return true
  if (parentElement?.tagName === 'DETAILS' && tagName !== 'SUMMARY' && !parentElement.hasAttribute('open')) return true
  return /(^|;)\s*display:\s*none/.test(element.getAttribute('style') ?? '')
}

export const squeezed = (text: string) =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .trim()
    .replace(/\s+/g, ' ')

/** Playwright's rule: a text without `exact` is part of what is said, whatever its case. */
export function isSaid(said: string, wanted: Wanted, exact = false): boolean {
  if (wanted instanceof RegExp) return wanted.test(squeezed(said)) || wanted.test(said)
  return exact ? squeezed(said) === squeezed(wanted) : squeezed(said).toLowerCase().includes(squeezed(wanted).toLowerCase())
}

function isSo(element: Element, name: 'pressed' | 'checked' | 'expanded' | 'selected', wanted: boolean): boolean {
  if (name === 'checked' && element instanceof HTMLInputElement) return element.checked === wanted
  if (name === 'selected' && element instanceof HTMLOptionElement) return element.selected === wanted
  if (name === 'expanded' && element.tagName === 'DETAILS') return element.hasAttribute('open') === wanted
  return element.getAttribute(`aria-${name}`) === String(wanted) || (!wanted && !element.hasAttribute(`aria-${name}`))
}

/**
 * What a document holds, by role, text and label, with Playwright's rules. Read once for each state of the document: testing-library's role query reads the
 * styles of every element for each question, which is most of a walk's time.
 */
export class Elements {
  readonly #order = new Map<Element, number>()
  readonly #visible = new Set<Element>()
  readonly #roles = new Map<string, Element[]>()
  readonly #names = new Map<Element, string>()
  readonly #texts = new Map<Element, string>()
  readonly #labels = new Map<Element, string[]>()

  constructor(document: Document) {
    this.#read(document.documentElement, true, true)
  }

  #read(element: Element, isShown: boolean, isTold: boolean): void {
    const shown = isShown && !isUnrendered(element)
    const told = isTold && shown && element.getAttribute('aria-hidden') !== 'true'
    this.#order.set(element, this.#order.size)
    if (shown) this.#visible.add(element)
    if (told) {
      const role = roleOf(element)
      if (role) this.#roles.set(role, [...(this.#roles.get(role) ?? []), element])
    }
    const labels = this.#labelsOf(element)
    if (labels.length > 0) this.#labels.set(element, labels)
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) this.#read(child, shown, told)
  }

  #labelsOf(element: Element): string[] {
    const ids = element.getAttribute('aria-labelledby')
    if (ids)
      return ids.split(/\s+/).flatMap((id) => {
        const found = element.ownerDocument.getElementById(id)
        return found ? [this.text(found)] : []
      })
    const own = element.getAttribute('aria-label')
    if (own?.trim()) return [own]
    if (!labelled.has(element.tagName) || element.getAttribute('type') === 'hidden') return []
    return [...((element as HTMLInputElement).labels ?? [])].map((label) => this.text(label)) // all of these can have labels
  }

  /** In the order of the document. */
  sorted(found: Iterable<Element>): Element[] {
    return [...new Set(found)].sort((a, b) => (this.#order.get(a) ?? 0) - (this.#order.get(b) ?? 0))
  }

  isVisible(element: Element): boolean {
    return this.#visible.has(element)
  }

  name(element: Element): string {
    const known = this.#names.get(element)
    if (known !== undefined) return known
    const name = computeAccessibleName(element, { getComputedStyle: styleOf, computedStyleSupportsPseudoElements: false })
    this.#names.set(element, name)
    return name
  }

  text(element: Element): string {
    const known = this.#texts.get(element)
    if (known !== undefined) return known
    let text = ''
    if (element instanceof HTMLInputElement && /^(submit|button)$/.test(element.type)) text = element.value
    else
      for (let child = element.firstChild; child; child = child.nextSibling) {
        if (child.nodeType === Node.TEXT_NODE) text += child.nodeValue
        else if (child instanceof Element) text += this.text(child)
      }
    this.#texts.set(element, text)
    return text
  }

  byRole(scope: ParentNode, role: string, wanted: RoleWanted = {}): Element[] {
    const { name, exact, level, disabled, ...states } = wanted
    return (this.#roles.get(role) ?? []).filter((element) => {
      if (scope !== element.ownerDocument && (scope === element || !scope.contains(element))) return false
      if (level !== undefined && level !== Number(element.getAttribute('aria-level') ?? element.tagName.slice(1))) return false
      for (const state of ['pressed', 'checked', 'expanded', 'selected'] as const) {
        const asked = states[state]
        if (asked !== undefined && !isSo(element, state, asked)) return false
      }
      if (disabled !== undefined && disabled !== isOff(element)) return false
      return name === undefined || isSaid(this.name(element), name, exact)
    })
  }

  /** The innermost elements that say it. */
  byText(scope: ParentNode, wanted: Wanted, exact = false): Element[] {
    const found: Element[] = []
    const look = (element: Element): boolean => {
      if (unseen.has(element.tagName)) return false
      const says = isSaid(this.text(element), wanted, exact)
      // What is not in the whole is in no part of it.
      if (!says && typeof wanted === 'string' && !exact) return false
      let isInside = false
      for (let child = element.firstElementChild; child; child = child.nextElementSibling) if (look(child)) isInside = true
      if (says && !isInside) found.push(element)
      return says
    }
    // Playwright looks at the scope itself as well.
    for (const child of scope instanceof Element ? [scope] : scope.children) look(child)
    return this.sorted(found)
  }

  byLabel(scope: ParentNode, wanted: Wanted, exact = false): Element[] {
    const isIn = (element: Element) => scope.contains(element) && scope !== element
    return [...this.#labels].flatMap(([element, labels]) =>
      isIn(element) && labels.some((label) => isSaid(label, wanted, exact)) ? [element] : [],
    )
  }
}

/** Off by itself, by its group, or as it is told. */
export function isOff(element: Element): boolean {
  if (element.matches('button, input, select, textarea, option, fieldset') && element.matches(':disabled')) return true
  return element.closest('[aria-disabled=true]') !== null
}
