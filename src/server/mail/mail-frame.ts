import { type Tenant, tenants } from '#contract/tenants.ts'
import { escapeHtml } from '../html/escape.ts'
import { tenantColours } from '../html/tenant-colours.ts'

/** The logo of the cause that a mail is about; its address is whole. */
export interface MailLogo {
  name: string
  address: string
}

/** By elements, which every mail program that reads styles knows; those that read none show the same words one below the other. */
const stylesOf = (accent: string) =>
  `body{margin:0;padding:24px 12px;background:#f1efe5;color:#1b2a23;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}header,main{max-width:560px;margin:0 auto}header{padding:0 4px 14px;font:600 26px/1.2 Georgia,serif;color:${accent}}main{padding:28px 28px 14px;background:#fff;border-radius:12px}p{margin:0 0 16px;overflow-wrap:anywhere}a{color:${accent}}.button{display:inline-block;padding:12px 20px;background:${accent};color:#fff;border-radius:8px;font-weight:600;text-decoration:none}img{display:block;margin:0 0 18px;border-radius:10px}p{clear:both}p img{float:left;margin:4px 12px 8px 0}`

export interface MailFrame {
  tenant: Tenant['id']
  /** Where the site is: other addresses, which somebody may have typed, are no links of ours. */
  publicUrl: string
}

/** Where the mark of a shop is found, by its page of ours that a line names. */
const markIn = (line: string, publicUrl: string): string => {
  const page = line.split(' ').find((word) => word.startsWith(`${publicUrl}/retailer/`) && /\/retailer\/[a-z0-9-]+$/.test(word))
  return page ? `<img src="${page}/mark.png" alt="" width="40" height="40">` : ''
}

/** A line, escaped already: our addresses in it are links, what says what to do and where is a button, and a shop has its mark. */
function linked(line: string, publicUrl: string): string {
  const isOurs = (address: string) => address === publicUrl || address.startsWith(`${publicUrl}/`)
  const [, does, where] = /^([^:]{2,60}): (https?:\/\/\S+)$/.exec(line) ?? []
  if (does && where && isOurs(where)) return `<a class="button" href="${where}">${does}</a>`
  const said = line.replace(/https?:\/\/\S*[^\s.,;:!?)]/g, (address) =>
    isOurs(address) ? `<a href="${address}">${address}</a>` : address,
  )
  return markIn(line, publicUrl) + said
}

/** A mail in the site's frame: whose it is, and below it what it says. */
export function framed(html: string, { tenant, publicUrl }: MailFrame, logo?: MailLogo): string {
  const picture = logo ? `<img src="${escapeHtml(logo.address)}" alt="${escapeHtml(logo.name)}" width="64" height="64">` : ''
  return html
    .replace(/<p>(.*?)<\/p>/gs, (_, line: string) => `<p>${linked(line, publicUrl)}</p>`)
    .replace(
      '<body>',
      () =>
        `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${stylesOf(tenantColours[tenant].accent)}</style></head><body><header>${escapeHtml(tenants[tenant].name)}</header><main>${picture}`,
    )
    .replace('</body>', () => '</main></body>')
}
