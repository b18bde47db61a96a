import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { restOfStyles, splitAtFirstView, waitForFirstView } from './first-view.ts'
import { pageStyles } from './page-styles.ts'

interface ManifestChunk {
  name?: string
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** A rendered page, whose head needs what makes it come alive. */
export interface HeadlessPage {
  routeId: string
  /** Whether its address holds a secret. */
  isSecret: boolean
  /** Whether it shows what only members see. */
  hasMemberStyles: boolean
  /** With demo data a viewer of charts in another tab may ask what this page's do. */
  isDemo: boolean
  markup: string
}
/** What a rendered page is given before it is sent. */
export interface PageInsertions {
  /** What its head ends with. */
  head: string
  /** What stands between its first view and the rest. */
  rest: string
}
export type PageHead = (page: HeadlessPage) => PageInsertions

/** Says to viewers of charts that this page is there, and loads what tells them of its charts when one answers. In the page itself, so that no visitor’s script knows of it. */
export const watchScript = (path: string) =>
  `<script>{const c=new BroadcastChannel('charts');c.onmessage=({data})=>{if(data==='watch'){c.close();import('${path}')}};c.postMessage('here')}</script>`

/** A face of the look, as its style names it, and its file. */
interface Face {
  family: string
  weight: string
  path: string
  /** Another face stands in at its measure, so that it can come a little later and nothing moves. */
  hasStandIn: boolean
}

/**
 * The faces of headings and text, asked for where they are there in the tenth of a second that a first paint waits for it; over a longer line the paint would wait in vain.
 * Where that tenth is over and nothing has been painted yet (a phone that is busy), one with a stand-in is worn all the same; after the first paint never, which would move the page.
 */
export const earlyFontScript = (faces: readonly Face[]) =>
  `<script>(()=>{if(document.documentElement.dataset.plain||navigator.connection?.rtt>100)return;for(const[n,w,p,s]of ${JSON.stringify(faces.map(({ family, weight, path, hasStandIn }) => [family, weight, path, Number(hasStandIn)]))}){const l=document.createElement('link'),f=new FontFace(n,'url('+p+')',{weight:w});Object.assign(l,{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',referrerPolicy:'no-referrer',href:p});document.head.append(l);s&&f.load().then(()=>performance.getEntriesByType('paint').length||document.fonts.add(f),()=>{})}})()</script>`

/** The faces that have a file, of the styles that name them. */
const facesOf = (styles: string): Face[] =>
  [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const of = (name: RegExp) => name.exec(face)?.[1] ?? ''
    const path = of(/url\(["']?([^"')]+)/)
    const family = of(/font-family:\s*["']?([^;"']+)/)
    const hasStandIn = new RegExp(`font-family:["']?${family} fallback`).test(styles)
    return path ? [{ family, weight: of(/font-weight:\s*([^;]+)/), path, hasStandIn }] : []
  })

/** Starts the page: its libraries and the site come in tasks of their own, so that a slow phone can scroll and type between them. In the page itself: it would be a request of 0.2 kB. */
export const startScript = (libraries: string, site: string) =>
  `<script type="module">import('${libraries}').then(()=>setTimeout(()=>import('${site}')))</script>`

/** Reads Vite's manifest: the first scripts, their static imports and the style sheet. */
export function readAssets(folder: string): PageHead {
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const site = 'src/web/start.tsx'
  const libraries = Object.keys(manifest).find((key) => manifest[key]?.name === 'libraries')
  if (!libraries || !manifest[site]) throw new Error('The build has no entry: run `npm run build`.')
  // The build writes three: the faces of fonts, what only members see, and everything else (see sheets-apart.ts). A package's own sheet is asked for by the part that needs it.
  const sheets = new Set(
    Object.entries(manifest)
      .filter(([source]) => !source.includes('node_modules/'))
      .flatMap(([, chunk]) => [...(chunk.css ?? []), chunk.file])
      .filter((file) => file.endsWith('.css')),
  )
  const sheetOf = (name: string) => [...sheets].find((file) => file.includes(`/${name}-`))
  const [fonts, all, members] = [sheetOf('fonts'), sheetOf('style'), sheetOf('members')]
  if (!fonts || !all || !members || sheets.size > 3)
    throw new Error('The build has not the three style sheets that belong to it.')
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const faces = read(fonts)
  const stylesOf = pageStyles(read(all) + read(members))
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) withImports(imported, seen)
    return seen
  }
  // They start one after the other, and are asked for at once.
  const shared = new Set([libraries, site].flatMap((name) => [...withImports(name)]))
  const fileOf = (name: string) => `/${manifest[name]?.file}`
  const common = [...shared].map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
  const sheetsFor = (own: 'all' | 'member') =>
    `<meta name="all-styles" content="/${all}"><meta name="${own}-styles" content="/${members}">`
  const worn = facesOf(faces)
  // Trap: what a style in the page asks for names the page as its referrer, whatever the page's policy says (Chromium). A preload keeps to it.
  const quietFonts = worn
    .map(({ path }) => `<link rel="preload" as="font" type="font/woff2" crossorigin referrerpolicy="no-referrer" href="${path}">`)
    .join('')
  const earlyFonts = earlyFontScript(worn)
  const start = startScript(fileOf(libraries), fileOf(site))
  const watched = watchScript(fileOf('src/web/watch-entry.ts'))
  return ({ routeId, isSecret, hasMemberStyles, isDemo, markup }) => {
    // The page's own screen is asked for with the frame, not after it.
    const own = withImports(`src/web/routes/${routeId.slice(1).replaceAll('/', '.')}index.tsx?tsr-split=component`)
    const preloads = [...own].filter((file) => !shared.has(file)).map((file) => `<link rel="modulepreload" href="/${file}">`)
    // In the page itself: a first paint that waits for one more answer is half as fast on a slow line.
    const [first, later] = splitAtFirstView(markup)
    const head = `${isDemo ? watched : ''}${isSecret ? quietFonts : earlyFonts}<style>${faces}${stylesOf(first)}</style>${sheetsFor(hasMemberStyles ? 'all' : 'member')}${common}${preloads.join('')}${start}`
    return later ? { head: waitForFirstView + head, rest: restOfStyles(stylesOf(markup)) } : { head, rest: '' }
  }
}
