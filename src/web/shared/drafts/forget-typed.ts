import type { Site } from '#web/site/site.ts'
import { parse, type TypedKind } from './typed-answers.tsx'

/** What was typed of this kind has arrived, and is kept no longer. */
export function forgetTyped({ storage }: Pick<Site, 'storage'>, kind: TypedKind): void {
  if (parse(storage.read('typedAnswer'))?.form.startsWith(`${kind}:`)) storage.remove('typedAnswer')
}
