import { toneOf } from '../tone.ts'

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

/** How many grounds there are (`--solid-1` and on), and how many ways to shade one. */
export const markGrounds = 10
export const markShades = 4

/** How names of categories are spread before they fall on grounds: so that categories that stand beside each other have grounds of their own, and every ground is some category's. */
const spread = 2986

/** U-052: what a shop's mark is made of, wherever it stands: a drawing, the ground of all shops of its category, and how it is shaded for this one. */
export function markOf(name: string, category: string): { trade: string; ground: number; shade: number } {
  const trade = tradeOf(name) ?? tradeOf(category) ?? 'store'
  return { trade, ground: toneOf(category || trade, spread) % markGrounds, shade: toneOf(name, markShades) }
}
