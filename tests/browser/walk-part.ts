import type { Route } from '../kit/cover.ts'
import type { askedOfPart } from './asked.ts'
import type { PartDriver, Stage } from './part.ts'

/** Who hears of a walk: before a state is looked at, and before and after something is done. */
interface Hears {
  looks?(): void
  /** A state has been seen; `offers` is what its chart accepts there, null where nobody has looked. */
  seen?(value: string, offers: readonly string[] | null): Promise<void>
  begins?(name: string): unknown
  ends?(name: string, from: string): void
}

/** Walks one route of a part: what happens is done, and each state is seen. */
export async function walkPart(
  driver: PartDriver,
  stage: Stage,
  { values, names, offers }: Route,
  asked: ReturnType<typeof askedOfPart>,
  { looks, seen, begins, ends }: Hears = {},
): Promise<void> {
  const look = async (index: number) => {
    const value = values[index] ?? ''
    looks?.()
    await driver.sees[value]?.(stage.page)
    await seen?.(value, offers[index] ?? null)
  }
  await driver.opens(stage, values[0] ?? '')
  await look(0)
  for (const [index, name] of names.entries()) {
    const from = values[index] ?? ''
    asked.begins(name, from)
    begins?.(name)
    await driver.does[name]?.(stage, from)
    asked.ends(name)
    ends?.(name, from)
    await look(index + 1)
  }
}
