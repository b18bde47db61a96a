import { toneOf } from '../tone.ts'

/** How words begin that say a trade; each is a drawing of `drawings.svg`, called by it. */
const trades =
  /\b(shoe|sock|bag|boutique|tailor|knit|denim|menswear|outfit|cloth|fashion|running|grocer|bak|coffee|tea\b|wine|deli|cheese|farm|choc|pantry|food|home|garden|interior|furnish|light|kitchen|bed|paint|tool|carpet|beauty|health|pharm|optic|skin|soap|fragrance|wellbeing|vitamin|electric|camera|audio|computer|phone|appliance|game|book|craft|art\b|music|stationer|model|yarn|toy|baby|nursery|schoolwear|pram|children|sport|cycl|outdoor|camp|fish|golf|holiday|hotel|cottage|ferr|coach|cruise|airport|travel|insurance|cover|car\b|broadband|energy|pet|aquatic|saddl|flower|gift|card|hamper)/i

/** How many grounds there are (`--solid-1` and on), and how many ways to shade one. */
export const markGrounds = 10
export const markShades = 4

/** How names are spread before they fall on grounds: so that shops that stand beside each other in the demo seldom share one. */
const spread = 2938

/** U-052: what a shop's mark is made of, wherever it stands: a drawing of what its name says that it sells, or else its category, and by its name the ground and how that is shaded. */
export function markOf(name: string, category: string): { trade: string; ground: number; shade: number } {
  const [trade = 'store'] = trades.exec(name) ?? trades.exec(category) ?? []
  return { trade: trade.toLowerCase(), ground: toneOf(name, spread) % markGrounds, shade: toneOf(name, markShades) }
}
