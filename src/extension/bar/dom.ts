type Attributes = Record<string, string>

/** An element of the bar. The bar has no framework: it stands on other people's pages, and is small. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.filter((child) => child !== null))
  return element
}

export function button(words: string, kind: string, onPress: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', class: kind }, words)
  made.addEventListener('click', onPress)
  return made
}

const svg = 'http://www.w3.org/2000/svg'

export function drawing(viewBox: string, name: string, ...paths: Attributes[]): SVGSVGElement {
  const made = document.createElementNS(svg, 'svg')
  for (const [key, value] of Object.entries({ viewBox, class: name, 'aria-hidden': 'true' })) made.setAttribute(key, value)
  for (const path of paths) {
    const drawn = document.createElementNS(svg, 'path')
    for (const [key, value] of Object.entries(path)) drawn.setAttribute(key, value)
    made.append(drawn)
  }
  return made
}
