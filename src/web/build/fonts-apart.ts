import type { Plugin } from 'vite'

/**
 * The faces of fonts stand in every page, and nowhere else: a second sheet that names them again would have the browser choose them again, and lines of
 * text would move.
 */
export const fontsApart: Plugin = {
  name: 'fonts-apart',
  // After Vite has written the one style sheet.
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css') || typeof file.source !== 'string') continue
      const faces = file.source.match(/@font-face\s*\{[^}]*\}/g) ?? []
      // A package's own sheet, which is asked for by its address, has none.
      if (faces.length === 0) continue
      file.source = faces.reduce((sheet, face) => sheet.replace(face, ''), file.source)
      this.emitFile({ type: 'asset', name: 'fonts.css', source: faces.join('') })
    }
  },
}
