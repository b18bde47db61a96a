import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { type Tenant, tenants } from '#contract/tenants.ts'
import { shownInMails } from '../gate/headers.ts'
import { tenantColours } from '../html/tenant-colours.ts'
import { outlines } from '../pages/wordmark.ts'

const path = '/wordmark.png'

/** Of the drawing: the coin is 32 wide, and the name beside it 24 high. */
const high = 32
const wideOf = (tenant: Tenant['id']) => Math.ceil(40 + tenants[tenant].wordmarkWidth * 0.24)

const svgOf = (tenant: Tenant['id']): string => {
  const { accent, highlight } = tenantColours[tenant]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wideOf(tenant)} ${high}" width="${wideOf(tenant)}" height="${high}" fill="${accent}"><path d="M16 2a14 14 0 1 0 14 14H16Z"/><path d="M19 2.300V13h10.700A14 14 0 0 0 19 2.300Z" fill="${highlight}"/><path transform="translate(40 4) scale(.24)" d="${outlines[tenant]}"/></svg>`
}

/** The name above a mail, in words where pictures aren't shown. Mail programs show no SVG. */
export const wordmarkPicture = (tenant: Tenant['id'], publicUrl: string): string =>
  `<img src="${publicUrl}${path}" alt="${tenants[tenant].name}" width="${wideOf(tenant)}" height="${high}">`

/** Twice as large as it is shown, for fine screens. */
export function serveWordmark(app: FastifyInstance, tenant: Tenant['id']): void {
  let drawn: Promise<Buffer> | null = null
  app.get(path, async (_request, reply) => {
    drawn ??= sharp(Buffer.from(svgOf(tenant)), { density: 144 })
      .png({ palette: true })
      .toBuffer()
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .header(...shownInMails)
      .send(await drawn)
  })
}
