import href from '@xyflow/react/dist/base.css?url'

let coming: Promise<void> | null = null

/** The styles of the drawing's library, in a file of their own: no other page's sheet has them. */
export function drawingStyles(): Promise<void> {
  coming ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      coming = null
      link.remove()
      reject(new Error('The styles of the drawing could not be had'))
    }
    document.head.append(link)
  })
  return coming
}
