/** Why nobody without a mouse can use a control; null where they can. One of several that arrow keys lead to has no stop of its own. It runs in the page. */
export function whyNoKeyReaches(shown: Element): string | null {
  // A file is chosen by its label.
  const control = shown.closest('label')?.control ?? shown
  const role = control.getAttribute('role') ?? ''
  const isNative = control.matches('button, a[href], input, select, textarea, summary')
  if (!isNative && !/^(button|link|checkbox|radio|switch|tab|option|menuitem|slider|combobox)$/.test(role))
    return `it is no control: ${control.outerHTML.slice(0, 200)}`
  if (control.closest('[inert], [aria-hidden=true]')) return 'it stands in what is hidden from the keyboard'
  const byArrows = /^(radio|tab|option|menuitem)$/.test(role) || control.matches('input[type=radio]')
  return byArrows || (control as HTMLElement).tabIndex >= 0 ? null : 'no key leads to it' // a control is an HTML element
}
