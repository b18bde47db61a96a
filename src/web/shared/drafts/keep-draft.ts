import type { KeptValues } from '#web/platform/storage.ts'
import { type Draft, notify, readAll, version } from './draft.ts'
import type { KeptKind } from './kept-answers.ts'

const othersThan = (storage: KeptValues, kind: KeptKind) => readAll(storage).filter((kept) => kept.kind !== kind)

export function keepDraft(storage: KeptValues, kind: KeptKind, { id, answers }: Draft<object>): void {
  storage.write('registrationDraft', JSON.stringify([...othersThan(storage, kind), { version, kind, id, answers }]))
  notify()
}

export function dropDraft(storage: KeptValues, kind: KeptKind): void {
  const others = othersThan(storage, kind)
  if (others.length > 0) storage.write('registrationDraft', JSON.stringify(others))
  else storage.remove('registrationDraft')
  storage.remove('typedAnswer')
  notify()
}
