import { type RefObject, useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** What somebody has answered, and sent, before the script of the form was there. */
interface Early {
  form: HTMLFormElement
  /** The names of the fields, as often as something was typed or chosen in them. */
  touched: string[]
  /** All that the form held then, as it would have been sent. */
  values: FormData
  isSent?: true
}
/** The first script of every page keeps it there (see pages.ts): without it a form that comes to life is empty, and one that was sent has loaded its page anew. */
const page = globalThis as { early?: Early } // what that script writes

/** Puts what was answered early into the form that has come to life, and sends it if it was sent. */
export function useEarlyAnswers<T extends FieldValues>(
  form: UseFormReturn<T>,
  fields: readonly Path<T>[],
  element: RefObject<HTMLFormElement | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come to life
  useEffect(() => {
    const { early } = page
    if (!early || early.form !== element.current) {
      // The page shows another question than the server did: nobody asks for that answer any more.
      if (!early?.form.isConnected) delete page.early
      return
    }
    delete page.early
    for (const field of fields) {
      if (!early.touched.includes(field)) continue
      const given = early.values.getAll(field)
      const kept: unknown = form.getValues(field)
      const value = Array.isArray(kept) ? given : typeof kept === 'boolean' ? given.length > 0 : (given[0] ?? '')
      form.setValue(field, value as PathValue<T, Path<T>>, { shouldDirty: true }) // as it was read from this field
    }
    // After the page has said that it answers: until then that script keeps what is sent.
    if (early.isSent) queueMicrotask(() => early.form.requestSubmit())
  }, [])
}
