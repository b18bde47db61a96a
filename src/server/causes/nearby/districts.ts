import { readFileSync } from 'node:fs'

interface Point {
  latitude: number
  longitude: number
}
/** Postcode districts, such as SO23, by name, each with its middle. */
export type Districts = ReadonlyMap<string, Point>

function read(): Districts {
  const lines = readFileSync(new URL('./postcode-districts.csv', import.meta.url), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [name, latitude, longitude] = line.split(',')
      return name && !line.startsWith('#') ? [[name, { latitude: Number(latitude), longitude: Number(longitude) }] as const] : []
    }),
  )
}

let kept: Districts | null = null
/** Those of Great Britain, read once. */
export const realDistricts = (): Districts => {
  kept ??= read()
  return kept
}

const invented = 99
let keptWithInvented: Districts | null = null
/** With those of the demo data, ZZ1 to ZZ99, which the post doesn't have: spread over the country, so that whoever tries the site finds something near. */
export const demoDistricts = (): Districts => {
  if (keptWithInvented) return keptWithInvented
  const real = [...realDistricts()]
  const points = Array.from({ length: invented }, (_, index): [string, Point][] => {
    const at = real[Math.floor((index * real.length) / invented)]
    return at ? [[`ZZ${index + 1}`, at[1]]] : []
  })
  keptWithInvented = new Map([...real, ...points.flat()])
  return keptWithInvented
}

const shapes = [
  // Whole, with the last three or without, or with a part of them.
  /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/,
  /^([A-Z]{1,2}\d[A-Z\d]?)$/,
  /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]?$/,
]

/** The district of what somebody typed; null where it is no postcode. */
export function districtOf(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  for (const shape of shapes) {
    const district = shape.exec(plain)?.[1]
    if (district) return district
  }
  return null
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const earthInMiles = 3958.8

/** As the crow flies, by the haversine formula. */
function milesBetween(a: Point, b: Point): number {
  const up = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const part = up + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along
  return 2 * earthInMiles * Math.asin(Math.sqrt(part))
}

/** The middle of a district. In London many say EC1 of what is EC1A, EC1M and others: the first of them stands for all. */
function middleOf(districts: Districts, name: string): Point | null {
  const lettered = () =>
    [...districts].find(([other]) => other.length === name.length + 1 && /[A-Z]$/.test(other) && other.startsWith(name))
  return districts.get(name) ?? lettered()?.[1] ?? null
}

/** Districts at most so many miles away, nearest first; null where the named one is unknown. */
export function districtsAround(districts: Districts, name: string, within: number): { name: string; miles: number }[] | null {
  const middle = middleOf(districts, name)
  if (!middle) return null
  return [...districts]
    .map(([other, point]) => ({ name: other, miles: milesBetween(middle, point) }))
    .filter(({ miles }) => miles <= within)
    .sort((a, b) => Number(b.name === name) - Number(a.name === name) || a.miles - b.miles || a.name.localeCompare(b.name))
}
