import postcss, { type ChildNode, type Container, type Root } from 'postcss'
import type { Plugin } from 'vite'
import { isMemberClass } from './styles.ts'

/** The faces of fonts, out of a sheet that goes on without them. */
function takeFaces(sheet: Root): string {
  const faces: string[] = []
  sheet.walkAtRules('font-face', (face) => {
    faces.push(face.toString())
    face.remove()
  })
  return faces.join('')
}

const isOfMembers = (node: ChildNode) =>
  node.type === 'rule' && [...node.selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => isMemberClass(name))

/** What a part of a sheet has for members, with the queries around it, out of the rest. */
function takeMembers(from: Container<ChildNode>): ChildNode[] {
  return [...(from.nodes ?? [])].flatMap((node) => {
    if (isOfMembers(node)) return [node.remove()]
    if (node.type !== 'atrule' || !node.nodes) return []
    const taken = takeMembers(node)
    if (taken.length === 0) return []
    const around = node.clone({ nodes: [] }).append(taken)
    if (node.nodes.length === 0) node.remove()
    return [around]
  })
}

/**
 * Makes three sheets of the one that Vite has written. The faces of fonts stand in every page, and nowhere else: a second sheet that names them again would have
 * the browser choose them again, and lines of text would move. What only members see (a third of all) is asked for by their pages.
 */
export const sheetsApart: Plugin = {
  name: 'sheets-apart',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css') || typeof file.source !== 'string') continue
      // A package's own sheet, which is asked for by its address, has no faces.
      if (!file.source.includes('@font-face')) continue
      const sheet = postcss.parse(file.source)
      this.emitFile({ type: 'asset', name: 'fonts.css', source: takeFaces(sheet) })
      this.emitFile({ type: 'asset', name: 'members.css', source: takeMembers(sheet).join('') })
      file.source = sheet.toString()
    }
  },
}
