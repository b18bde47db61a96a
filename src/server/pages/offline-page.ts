import { createHash } from 'node:crypto'
import type { Words } from '#words/words.ts'
import { contentPolicy } from '../gate/headers.ts'
import { escapeHtml } from '../html/escape.ts'
import type { Speaker } from '../words/server-words.ts'

/** What may lie on a device of something that somebody has begun (src/web/shared/drafts), and where it goes on. */
const kept = {
  supporter: '/support-a-good-cause/step-1',
  cause: '/register-your-good-cause/create',
  business: '/register-your-business/create',
  guest: '/raise-as-guest/step-1',
  missingDonation: '/enquiry/missing-donation/new',
  contact: '/contact',
  uninstall: '/donation-reminder/uninstall',
} as const satisfies Record<keyof Words['shell-offline']['kept']['of'], string>

/** Of a tenant: what is accented, on a light ground and on a dark one, and what stands out. */
interface Accents {
  accent: string
  onDark: string
  highlight: string
}

const styleOf = ({ accent, onDark, highlight }: Accents) =>
  `:root{color-scheme:light dark;--accent:light-dark(${accent},${onDark})}:root[data-scheme=light]{color-scheme:light}:root[data-scheme=dark]{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:1rem;padding:1.5rem;box-sizing:border-box;font:1.0625rem/1.5 system-ui,sans-serif;color:light-dark(#1c211e,#eef3ef);background:light-dark(#fff,#121a16)}svg{width:15rem;max-width:100%;fill:none;stroke:var(--accent);stroke-width:2;stroke-linecap:round;stroke-linejoin:round;--surface-raised:light-dark(#fff,#1d2a24);--scene-tint:color-mix(in srgb,var(--accent) 20%,light-dark(#fff,#121a16));--highlight:${highlight}}h1,h2{margin:0;font-size:1.75rem;line-height:1.2}h2{font-size:1.25rem}p,ul{margin:0;max-width:32rem}main,section{display:grid;gap:1rem;justify-items:start}section{border-top:1px solid light-dark(#d5dad6,#36423b);padding-top:1rem;width:100%}section[hidden],li[hidden]{display:none}ul{padding:0;list-style:none}li a{display:inline-flex;align-items:center;min-height:44px;color:var(--accent)}.again{display:inline-flex;align-items:center;min-height:48px;padding:0 1.5rem;border-radius:6px;background:var(--accent);color:light-dark(#fff,#06231a);font-weight:650;text-decoration:none}a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}`

/**
 * Names what the device itself keeps, and reads no more of it than its kind: the page is the same for everybody, and what was typed stays where it is. Storage
 * that is refused, or holds what we have not written, shows nothing. The colours that were chosen for the device are kept as they are, in plain text.
 */
const script = `(()=>{try{const scheme=localStorage.getItem('colourScheme');if(scheme==='light'||scheme==='dark')document.documentElement.dataset.scheme=scheme}catch{}const has=new Set,read=(key,take)=>{try{take(JSON.parse(localStorage.getItem(key)))}catch{}};read('registrationDraft',all=>all.forEach(({kind})=>has.add(kind)));read('typedAnswer',({form})=>has.add(form.split(':')[0]));for(const item of document.querySelectorAll('[data-kept]'))if(has.has(item.dataset.kept)){item.hidden=false;item.closest('section').hidden=false}})()`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the site's worker shows where there is no network. It holds nothing of anybody; what failed is asked for again by its own address. */
export function offlinePage(
  { t, language }: Speaker,
  name: string,
  accents: Accents,
  drawings: string,
): { html: string; policy: string } {
  const style = styleOf(accents)
  const drawing = /<symbol id="offline"[^>]*>(.*?)<\/symbol>/s.exec(drawings)?.[1] ?? ''
  const say = (key: 'title' | 'text' | 'retry' | 'kept.title' | 'kept.text' | `kept.of.${keyof typeof kept}`) =>
    escapeHtml(t(`shell-offline:${key}`))
  const items = Object.entries(kept).map(
    ([kind, path]) => `<li data-kept="${kind}" hidden><a href="${path}">${say(`kept.of.${kind as keyof typeof kept}`)}</a></li>`, // its own keys
  )
  return {
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${say('title')} – ${escapeHtml(name)}</title><style>${style}</style></head><body><svg viewBox="0 0 240 180" aria-hidden="true">${drawing}</svg><main><h1>${say('title')}</h1><p>${say('text')}</p><p><a class="again" href="">${say('retry')}</a></p><section aria-labelledby="kept" hidden><h2 id="kept">${say('kept.title')}</h2><p>${say('kept.text')}</p><ul>${items.join('')}</ul></section></main><script>${script}</script></body></html>`,
    policy: contentPolicy({ styles: [hashOf(style)], scripts: [hashOf(script)] }),
  }
}
