import { type ReactNode, useMemo } from 'react'
import { useSite } from '#web/site/site.ts'
import { KeepTyped, type TypedValues } from '#web/ui/keep-typed.ts'
import { isRecord } from './draft.ts'
import type { KeptKind } from './kept-answers.ts'

interface Kept {
  form: string
  values: Record<string, unknown>
}

export function parse(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isRecord(kept) && typeof kept.form === 'string' && isRecord(kept.values)
      ? { form: kept.form, values: kept.values } // values that fit no field are left alone
      : null
  } catch {
    return null
  }
}

/** What keeps no draft keeps what is typed all the same. */
export type TypedKind = KeptKind | 'uninstall' | 'contact' | `update:${number}` | `reason:${number}` | `takedown:${number}`

interface TypedAnswersProps {
  kind: TypedKind
  /** Nothing else keeps what is sent: it stays until somebody above forgets it (`forgetTyped`), also where it could not be sent. */
  outlivesSending?: boolean
  children: ReactNode
}

/** What is typed in the question that a wizard asks survives a reload before it is answered: one question at a time, and never a password. */
export function TypedAnswers({ kind, outlivesSending = false, children }: TypedAnswersProps) {
  const { storage } = useSite()
  const typed = useMemo(
    (): TypedValues => ({
      read(form) {
        const kept = parse(storage.read('typedAnswer'))
        return kept?.form === `${kind}:${form}` ? kept.values : null
      },
      drop: (form) => {
        if (!outlivesSending && parse(storage.read('typedAnswer'))?.form === `${kind}:${form}`) storage.remove('typedAnswer')
      },
      write: (form, values) => storage.write('typedAnswer', JSON.stringify({ form: `${kind}:${form}`, values })),
    }),
    [storage, kind, outlivesSending],
  )
  return <KeepTyped value={typed}>{children}</KeepTyped>
}
