/**
 * Moves the focus to an element; while a dialog still fades away over it, once that has closed. Without this it would be lost: nothing behind a dialog takes
 * the focus, and what it was opened from may be gone.
 */
export function focusBehind(element: HTMLElement | null): void {
  const over = document.querySelector('dialog[open]')
  if (over === null || over.contains(element)) element?.focus()
  else over.addEventListener('close', () => element?.focus(), { once: true })
}
