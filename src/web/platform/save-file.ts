/** Gives a text or a picture to the person as a file. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  // Reading an answer as text takes the mark away by which Excel knows UTF-8.
  const mark = type.startsWith('text/csv') ? '\u{FEFF}' : ''
  const address = URL.createObjectURL(new Blob([mark, content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
