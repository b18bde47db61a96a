/// <reference path="./drawings.d.ts" />
import { css, cx } from '@linaria/core'
import drawings from './drawings.svg'
import { toneOf } from './tone.ts'

const tile = css`
  display: grid; place-items: center; flex: none; inline-size: 3.25rem; block-size: 3.25rem; border-radius: var(--radius-card); color: var(--solid-ink);
  & > svg { inline-size: 54%; block-size: 54%; fill: none; stroke: currentcolor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
  @media (forced-colors: active) { border: 1px solid; color: CanvasText; }
`
const large = css`inline-size: 5.5rem; block-size: 5.5rem; view-transition-name: face;`
const grounds = [
  css`background-color: var(--solid-1);`,
  css`background-color: var(--solid-2);`,
  css`background-color: var(--solid-3);`,
  css`background-color: var(--solid-4);`,
  css`background-color: var(--solid-5);`,
  css`background-color: var(--solid-6);`,
  css`background-color: var(--solid-7);`,
  css`background-color: var(--solid-8);`,
  css`background-color: var(--solid-9);`,
  css`background-color: var(--solid-10);`,
]
const shades = [
  css`background-image: none;`,
  css`background-image: radial-gradient(circle at 100% 100%, var(--shade) 46%, transparent 47%);`,
  css`background-image: linear-gradient(135deg, var(--shade) 50%, transparent 50%);`,
  css`background-image: radial-gradient(circle at 50% 50%, var(--shade) 48%, transparent 49%);`,
]

/** What a name, or else a category, says of a trade, by how their words begin, in the order in which they are asked; each is a drawing of `drawings.svg`. */
const trades: [string, string][] = [
  ['footprints', 'shoe|sock|running'],
  ['shopping-bag', 'bags|boutique'],
  ['scissors', 'tailor|yarn'],
  ['shirt', 'cloth|knit|denim|menswear|schoolwear|outfit|fashion'],
  ['croissant', 'bak|grocer'],
  ['coffee', 'coffee|tea room'],
  ['wine', 'wine'],
  ['apple', 'farm|pantry|deli'],
  ['gift', 'gift|hamper|chocolate'],
  ['utensils', 'kitchen|food'],
  ['pill', 'pharm|vitamin'],
  ['glasses', 'optic'],
  ['flower-2', 'soap|fragrance|garden centre'],
  ['sparkles', 'skin|beauty|health'],
  ['camera', 'camera'],
  ['headphones', 'audio|music'],
  ['laptop', 'computer'],
  ['smartphone', 'phone'],
  ['gamepad-2', 'game|toys'],
  ['plug', 'electrical|appliance'],
  ['palette', 'craft|art |paint|model'],
  ['pencil', 'stationery|cards'],
  ['book-open', 'book'],
  ['baby', 'baby|pram|nursery|children'],
  ['bike', 'cycle'],
  ['fish', 'fish|aquatic'],
  ['tent', 'camp|outdoor'],
  ['trophy', 'sport|golf'],
  ['bed-double', 'hotel|bed'],
  ['house', 'cottage'],
  ['ship', 'ferr|cruise'],
  ['bus', 'coach'],
  ['plane', 'holiday|airport|travel'],
  ['wifi', 'broadband'],
  ['zap', 'energy'],
  ['shield-check', 'cover|insurance'],
  ['paw-print', 'pets|saddle'],
  ['flower', 'flower'],
  ['lamp', 'light'],
  ['hammer', 'tool'],
  ['sofa', 'home|furnish|interior|carpet'],
]
const tradeOf = (said: string) => trades.find(([, words]) => new RegExp(`\\b(${words})`, 'i').test(said))?.[0]

/** U-052: stands in for a shop's logo: what it trades in, on a ground of its own. */
export function ShopMark({ name, category, isLarge = false }: { name: string; category: string; isLarge?: boolean }) {
  const tone = toneOf(name, grounds.length * shades.length)
  return (
    <span
      className={cx(tile, isLarge && large, grounds[tone % grounds.length], shades[Math.floor(tone / grounds.length)])}
      aria-hidden="true"
      data-face
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`${drawings}#${tradeOf(name) ?? tradeOf(category) ?? 'store'}`} />
      </svg>
    </span>
  )
}
