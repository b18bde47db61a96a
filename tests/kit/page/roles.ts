const byTag: Record<string, string> = {
  ADDRESS: 'group',
  ARTICLE: 'article',
  ASIDE: 'complementary',
  BLOCKQUOTE: 'blockquote',
  BUTTON: 'button',
  CAPTION: 'caption',
  CODE: 'code',
  DD: 'definition',
  DETAILS: 'group',
  DIALOG: 'dialog',
  DT: 'term',
  FIELDSET: 'group',
  FIGURE: 'figure',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  H5: 'heading',
  H6: 'heading',
  HR: 'separator',
  LI: 'listitem',
  MAIN: 'main',
  METER: 'meter',
  NAV: 'navigation',
  OL: 'list',
  OPTGROUP: 'group',
  OPTION: 'option',
  OUTPUT: 'status',
  P: 'paragraph',
  PROGRESS: 'progressbar',
  SEARCH: 'search',
  TABLE: 'table',
  TBODY: 'rowgroup',
  TD: 'cell',
  TEXTAREA: 'textbox',
  TFOOT: 'rowgroup',
  THEAD: 'rowgroup',
  TIME: 'time',
  TR: 'row',
  UL: 'list',
}
const byType: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
}
const roleless = new Set(['color', 'date', 'datetime-local', 'file', 'hidden', 'month', 'password', 'time', 'week'])

const isNamed = (element: Element) => ['aria-label', 'aria-labelledby', 'title'].some((name) => element.hasAttribute(name))

/** The role of an element, said or by its tag, as HTML-AAM has it. */
export function roleOf(element: Element): string | null {
  const said = element.getAttribute('role')?.trim().split(/\s+/)[0]
  if (said) return said === 'none' || said === 'presentation' ? null : said
  switch (element.tagName) {
    case 'A':
    case 'AREA':
      return element.hasAttribute('href') ? 'link' : null
    case 'HEADER':
    case 'FOOTER':
      if (element.closest('article, aside, main, nav, section')) return null
      return element.tagName === 'HEADER' ? 'banner' : 'contentinfo'
    case 'SECTION':
      return isNamed(element) ? 'region' : null
    case 'FORM':
      return isNamed(element) ? 'form' : null
    case 'IMG':
      return element.getAttribute('alt') === '' && !isNamed(element) ? null : 'img'
    case 'SELECT':
      return element.hasAttribute('multiple') || Number(element.getAttribute('size')) > 1 ? 'listbox' : 'combobox'
    case 'TH':
      return element.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader'
    case 'INPUT': {
      const type = element.getAttribute('type') ?? 'text'
      if (roleless.has(type)) return null
      return byType[type] ?? (element.hasAttribute('list') ? 'combobox' : 'textbox')
    }
    default:
      return byTag[element.tagName] ?? null
  }
}
