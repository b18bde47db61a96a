import { type Tenant, tenants } from '#contract/tenants.ts'
import { escapeHtml } from '../html/escape.ts'
import { tenantColours } from '../html/tenant-colours.ts'
import { mailStyles } from './mail-styles.ts'
import { wordmarkPicture } from './wordmark-picture.ts'

/** The logo of the cause that a mail is about; its address is whole. */
export interface MailLogo {
  name: string
  address: string
}

export interface MailFrame {
  tenant: Tenant['id']
  /** Where the site is: other addresses, which somebody may have typed, are no links of ours. */
  publicUrl: string
  /** What stands below each mail: what the site is, how to reach us, and where we are. */
  foot: { about: string; contact: string; address: readonly string[] }
}

interface Framed {
  subject: string
  html: string
  text: string
  logo?: MailLogo | undefined
}

/** An address at the end of a line. */
const atEnd = String.raw`(https?:\/\/\S+)`
const action = new RegExp(`^([^:.!?]{2,60}): ${atEnd}$`)
const lastSentence = new RegExp(`^(.+[.!?”] )([^:.!?]{2,60}): ${atEnd}$`, 's')
const item = new RegExp(`^([^:]{2,80}): (.*[^:\\s]) ${atEnd}$`, 's')
const code = /^(.*): ([A-Z0-9]{2,}(?:-[A-Z0-9]+)*)$/s
const quote = '&#62; '

/** Where the mark of a shop is found, by its page of ours that a line leads to. */
const markOf = (address: string, publicUrl: string): string =>
  address.startsWith(`${publicUrl}/retailer/`) && /\/retailer\/[a-z0-9-]+$/.test(address)
    ? `<img src="${address}/mark.png" alt="" width="40" height="40">`
    : ''

interface Line {
  kind?: 'quote' | 'small' | 'item' | 'code' | 'button'
  html: string
}

/**
 * A line, escaped already, by how it is written: `Do this: address` is a button, the same after other sentences a link, `Name: what of it. address` an entry of a list,
 * `> ` before it what somebody else says, and a code at its end is large. Only our own addresses lead anywhere.
 */
function read(line: string, publicUrl: string): Line {
  const isOurs = (address = '') => address === publicUrl || address.startsWith(`${publicUrl}/`)
  const link = (address: string, words: string) => `<a href="${address}">${words}</a>`
  if (line.startsWith(quote)) return { kind: 'quote', html: line.slice(quote.length) }
  const [, does = '', where = ''] = action.exec(line) ?? []
  if (isOurs(where)) return { kind: 'button', html: `<a class="button" href="${where}">${does}</a>` }
  const [, before, last = '', leads = ''] = lastSentence.exec(line) ?? []
  if (isOurs(leads))
    return { ...(leads.includes('/mail-opt-out') ? { kind: 'small' } : {}), html: `${before}${link(leads, last)}` }
  const [, name = '', more, page = ''] = item.exec(line) ?? []
  if (isOurs(page)) return { kind: 'item', html: `${markOf(page, publicUrl)}<b>${link(page, name)}</b><br>${more}` }
  const [, says, letters] = code.exec(line) ?? []
  if (letters && /\d/.test(letters)) return { kind: 'code', html: `${says}: <strong>${letters}</strong>` }
  const html = line.replace(/https?:\/\/\S*[^\s.,;:!?)]/g, (address) => (isOurs(address) ? link(address, address) : address))
  return { html }
}

/** What follows the last thing to do, such as what to do if it wasn't you, stands back. */
function bodyOf(lines: readonly string[], publicUrl: string): string {
  const parts = lines.map((line) => read(line, publicUrl))
  const first = parts.findIndex(({ kind }) => kind === 'button')
  const last = parts.findLastIndex(({ kind }) => kind === 'button' || kind === 'code')
  return parts
    .map(({ kind, html }, at) => {
      if (at === first) return `<p>${html.replace('"button"', '"button first"')}</p>`
      const name = kind ?? (last >= 0 && at > last ? 'small' : undefined)
      return name && name !== 'button' && name !== 'code' ? `<p class="${name}">${html}</p>` : `<p>${html}</p>`
    })
    .join('')
}

/** What lists of mails show beside the subject: what comes after the greeting. */
const previewOf = (lines: readonly string[]) => lines[1]?.replace(/https?:\S+/g, '').replace(/[:\s]+$/, '') ?? ''

/** A mail in the site's frame: whose it is, what it says, and below it who we are; the same in plain text. */
export function framed(
  { subject, html, text, logo }: Framed,
  { tenant, publicUrl, foot }: MailFrame,
): { html: string; text: string } {
  const { name } = tenants[tenant]
  const lines = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, line = '']) => line)
  const picture = logo ? `<img src="${escapeHtml(logo.address)}" alt="${escapeHtml(logo.name)}" width="64" height="64">` : ''
  const address = foot.address.map(escapeHtml).join(', ')
  const head = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light only"><title>${escapeHtml(subject)}</title><style>${mailStyles(tenantColours[tenant].accent)}</style></head>`
  return {
    html: `${html.slice(0, html.indexOf('<body>'))}${head}<body><div>${previewOf(lines)}</div><header><a href="${publicUrl}">${wordmarkPicture(tenant, publicUrl)}</a></header><main>${picture}<h1>${escapeHtml(subject)}</h1>${bodyOf(lines, publicUrl)}</main><footer><p>${escapeHtml(foot.about)}</p><p><a href="${publicUrl}/contact">${escapeHtml(foot.contact)}</a></p>${address && `<p>${address}</p>`}</footer></body></html>`,
    text: [
      text,
      [
        '--',
        `${name}: ${publicUrl}`,
        `${foot.contact}: ${publicUrl}/contact`,
        ...(address ? [foot.address.join(', ')] : []),
      ].join('\n'),
    ].join('\n\n'),
  }
}
