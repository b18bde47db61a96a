import { css, cx } from '@linaria/core'
import drawings from './drawings.svg'
import { toneOf } from './tone.ts'

const tile = css`
  display: grid; place-items: center; flex: none; inline-size: 3.25rem; block-size: 3.25rem; border-radius: var(--radius-card); color: var(--solid-ink);
  & > svg { inline-size: 54%; block-size: 54%; fill: none; stroke: currentcolor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
  @media (forced-colors: active) { border: 1px solid; color: CanvasText; }
`
const large = css`inline-size: 5.5rem; block-size: 5.5rem;`
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

/** What a name, or else a category, says of a trade, in the order in which they are asked; each is a drawing of `drawings.svg`. */
const trades: [string, RegExp][] = [
  ['footprints', /shoe|sock|running/i],
  ['shopping-bag', /bags|boutique/i],
  ['scissors', /tailor|yarn/i],
  ['shirt', /cloth|knit|denim|wear|outfit|fashion/i],
  ['croissant', /bak|grocer/i],
  ['coffee', /coffee|tea room/i],
  ['wine', /wine/i],
  ['apple', /farm|pantry|deli/i],
  ['gift', /gift|hamper|chocolate/i],
  ['utensils', /kitchen|food/i],
  ['pill', /pharm|vitamin/i],
  ['glasses', /optic/i],
  ['flower-2', /soap|fragrance|garden centre/i],
  ['sparkles', /skin|beauty|health/i],
  ['camera', /camera/i],
  ['headphones', /audio|music/i],
  ['laptop', /computer/i],
  ['smartphone', /phone/i],
  ['gamepad-2', /game|toys/i],
  ['plug', /electrical|appliance/i],
  ['palette', /craft|art |paint|model/i],
  ['pencil', /stationery|cards/i],
  ['book-open', /book/i],
  ['baby', /baby|pram|nursery|children/i],
  ['bike', /cycle/i],
  ['fish', /fish|aquatic/i],
  ['tent', /camp|outdoor/i],
  ['trophy', /sport|golf/i],
  ['bed-double', /hotel|bed/i],
  ['house', /cottage/i],
  ['ship', /ferr|cruise/i],
  ['bus', /coach/i],
  ['plane', /holiday|airport|travel/i],
  ['wifi', /broadband/i],
  ['zap', /energy/i],
  ['shield-check', /cover|insurance/i],
  ['paw-print', /pets|saddle/i],
  ['flower', /flower/i],
  ['lamp', /light/i],
  ['hammer', /tool/i],
  ['sofa', /home|furnish|interior|carpet/i],
]
const tradeOf = (said: string) => trades.find(([, words]) => words.test(said))?.[0]

/** U-052: stands in for a shop's logo: what it trades in, on a ground of its own. */
export function ShopMark({ name, category, isLarge = false }: { name: string; category: string; isLarge?: boolean }) {
  const tone = toneOf(name, grounds.length * shades.length)
  return (
    <span
      className={cx(tile, isLarge && large, grounds[tone % grounds.length], shades[Math.floor(tone / grounds.length)])}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`${drawings}#${tradeOf(name) ?? tradeOf(category) ?? 'store'}`} />
      </svg>
    </span>
  )
}
