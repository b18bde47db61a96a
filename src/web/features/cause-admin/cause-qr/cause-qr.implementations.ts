import { fromPromise } from 'xstate'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import { withChannel } from '#contract/rewards/channels.ts'
import { type CauseQr, causeQrMachine } from '#machines/cause-admin/cause-qr/cause-qr.machine.ts'
import { saveFile } from '#web/platform/save-file.ts'
import type { Site } from '#web/site/site.ts'
import { pathOf, squaresOf } from '#web/ui/qr-code.tsx'

/** Pixels of the picture's side, about: enough for a poster. */
const side = 1200

/** The code as a PNG picture, each square as many whole pixels as fit. */
function picture(squares: boolean[][]): Promise<Blob | null> {
  const pixels = Math.floor(side / squares.length)
  const canvas = document.createElement('canvas')
  canvas.width = pixels * squares.length
  canvas.height = canvas.width
  const drawing = canvas.getContext('2d')
  if (!drawing) return Promise.resolve(null)
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.fillStyle = '#000'
  for (const [y, line] of squares.entries())
    for (const [x, isDark] of line.entries()) if (isDark) drawing.fillRect(x * pixels, y * pixels, pixels, pixels)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** The code as a drawing that printers enlarge as they like, its quiet edge with it. */
const drawing = (squares: boolean[][]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${squares.length} ${squares.length}" width="${side}" height="${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${squares.length}v${squares.length}H0z"/><path d="${pathOf(squares)}"/></svg>`

export function causeQrWith({ api, browser }: Pick<Site, 'api' | 'browser'>, id: number) {
  return causeQrMachine.provide({
    actors: {
      generate: fromPromise(async (): Promise<CauseQr> => {
        const { cause } = (await api.ask(causeCalls.readCause, { path: { causeKey: id } })).details
        const address = `${location.origin}/causes/${cause.uri}`
        return {
          causeName: cause.name,
          picture: cause.logoHttps,
          kind: cause.kind,
          cover: cause.coverHttps,
          charityNumber: cause.isRegisteredCharity ? cause.charityNumber : null,
          address,
          squares: squaresOf(withChannel(address, 'qr')),
        }
      }),
    },
    actions: {
      download: (_, { found, file }) => {
        if (!found) return
        const name = `${found.address.split('/').at(-1)}.${file}`
        if (file === 'svg') saveFile(name, 'image/svg+xml', drawing(found.squares))
        else void picture(found.squares).then((png) => png && saveFile(name, 'image/png', png))
      },
      print: () => browser.print(),
    },
  })
}
