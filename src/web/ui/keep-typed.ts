import { createContext, useContext, useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Where forms below keep what is typed before it is sent. */
export interface TypedValues {
  /** What was left in the form of this name; null when nothing was. */
  read(form: string): Record<string, unknown> | null
  write(form: string, values: Record<string, unknown>): void
  /** What is sent is an answer, and the wizard's to keep. */
  drop(form: string): void
}

export const KeepTyped = createContext<TypedValues | null>(null)

const isSecret = (name: string) => /password/i.test(name)

/** Puts back what was typed in a form when the page was left, where something above keeps it; passwords are never kept. Answers how to forget it. */
export function useTypedValues<T extends FieldValues>(form: UseFormReturn<T>, fields: readonly Path<T>[]): (() => void) | null {
  const typed = useContext(KeepTyped)
  const name = fields.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is named by its fields
  useEffect(() => {
    const kept = fields.filter((field) => !isSecret(field))
    if (!typed || kept.length === 0) return
    const left = typed.read(name)
    for (const field of kept)
      if (left?.[field] !== undefined) form.setValue(field, left[field] as PathValue<T, Path<T>>, { shouldDirty: true }) // as it was read from this field
    const subscription = form.watch(() =>
      typed.write(name, Object.fromEntries(kept.map((field) => [field, form.getValues(field)]))),
    )
    return () => subscription.unsubscribe()
  }, [typed, name])
  return typed ? () => typed.drop(name) : null
}
